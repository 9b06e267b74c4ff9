import { ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, pause, rootOf, until, type AnyElement } from '../frame.ts'

const modal = (element: AnyElement) => rootOf(element).querySelector<HTMLDialogElement>('dialog:modal')

export function describeTopLayer(definition: Definition): void {
  const { dialog } = definition
  if (!dialog) return

  const openIn = async (frame: Frame, where?: Element) => {
    const element = await frame.mount({ ...definition, attributes: dialog }, where)
    await until(() => modal(element), 'a modal dialog is open')
    return element
  }

  it('holds the dialog, above whatever the page does', async () => {
    const frame = await Frame.with(definition)
    const trap = frame.document.createElement('div')
    trap.style.cssText =
      'transform: scale(.5); overflow: hidden; width: 50px; height: 50px; opacity: .2; contain: strict'
    const cover = frame.document.createElement('div')
    cover.style.cssText = 'position: fixed; inset: 0; background: red; z-index: 2147483647'
    frame.place.append(trap, cover)
    const element = await openIn(frame, trap)
    const { left, top, width, height } = modal(element)?.getBoundingClientRect() ?? new DOMRect()
    ok(width > 50 && height > 20, `the dialog has room: ${width} x ${height}`)
    same(frame.document.elementFromPoint(left + width / 2, top + height / 2), element, 'what is on top')
  })

  for (const [name, move] of [
    ['append', (element: Element, to: Element) => to.append(element)],
    [
      'moveBefore',
      (element: Element, to: Element) => {
        ok('moveBefore' in to && typeof to.moveBefore === 'function', 'this browser knows moveBefore')
        to.moveBefore(element, null)
      },
    ],
  ] as const) {
    it(`still holds the dialog after a move by ${name}`, async () => {
      const frame = await Frame.with(definition)
      const element = await openIn(frame)
      const to = frame.document.createElement('div')
      frame.place.append(to)
      move(element, to)
      await pause(60)
      ok(modal(element), 'the dialog is still modal')
    })
  }
}
