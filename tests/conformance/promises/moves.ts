import { alike, ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, pause, rootOf, wrapperOf, type AnyElement } from '../frame.ts'

/** Marks what is drawn: nodes that React made anew do not carry the mark, nor does a field that was emptied. */
function leaveTraces(element: AnyElement): () => void {
  const first = wrapperOf(element)?.firstElementChild
  const field = rootOf(element).querySelector<HTMLInputElement>('input:not([type]), input[type="text"], textarea')
  if (field) type(field, '痕迹')
  return () => {
    ok(first, 'something was drawn')
    same(wrapperOf(element)?.firstElementChild, first, 'what is drawn')
    ok(wrapperOf(element)?.checkVisibility() || !first.checkVisibility(), 'is shown')
    if (field) {
      ok(field.isConnected, 'the field is still there')
      same(field.value, '痕迹', 'what was typed')
    }
  }
}

/** As a person does: React does not see a value that is merely assigned. */
function type(field: HTMLInputElement, text: string): void {
  field.focus()
  field.ownerDocument.execCommand('insertText', false, text)
}

export function describeMoves(definition: Definition): void {
  const ways: [string, (element: AnyElement, to: Element) => void | Promise<void>][] = [
    ['append', (element, to) => to.append(element)],
    [
      'moveBefore',
      (element, to) => {
        ok('moveBefore' in to && typeof to.moveBefore === 'function', 'this browser knows moveBefore')
        to.moveBefore(element, null)
      },
    ],
    [
      'detaching for a while',
      async (element, to) => {
        element.remove()
        await pause(60)
        to.append(element)
      },
    ],
    [
      'a move with what is around it',
      (element, to) => {
        if (element.parentElement) to.append(element.parentElement)
      },
    ],
  ]
  for (const [name, move] of ways) {
    it(`by ${name} keeps what is drawn and typed`, async () => {
      const frame = await Frame.with(definition)
      const [from, to] = [frame.document.createElement('div'), frame.document.createElement('div')]
      frame.place.append(from, to)
      const element = await frame.mount(definition, from)
      const check = leaveTraces(element)
      let told = 0
      rootOf(element).addEventListener('host-moved', () => (told += 1))
      await move(element, to)
      await pause(60)
      ok(to.contains(element), 'it has moved')
      check()
      same(told, 1, 'host-moved on the root')
      same(wrapperOf(element)?.style.display, '', 'the wrapper is not hidden')
    })
  }

  it('within one task goes unnoticed: nothing is stopped and started again', async () => {
    const frame = await Frame.with(definition)
    const element = await frame.mount(definition)
    const intervals = () =>
      [...frame.window.watched.running.keys()].filter((key) => String(key).startsWith('setInterval'))
    // Rows that come meanwhile may start something of their own.
    await frame.quiet()
    const before = intervals()
    frame.place.prepend(element)
    await pause(60)
    alike(intervals(), before, 'intervals')
  })
}
