import { ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, until } from '../frame.ts'

export function describeSpace(definition: Definition): void {
  const { face, attributes, module } = definition
  const expected = face.reserve === '' ? 0 : Number.parseFloat(face.reserve)

  it('is kept free from the upgrade until the element is drawn', async () => {
    const frame = await Frame.open()
    const element = frame.create(face.tag, attributes)
    frame.place.append(element)
    const heights: number[] = []
    // Observers run when the tag is defined but React has not drawn yet.
    void frame.window.customElements.whenDefined(face.tag).then(() => heights.push(element.offsetHeight))
    await frame.load(module)
    await frame.drawn(element)
    same(heights.length, 1, 'measured')
    ok((heights[0] ?? 0) >= expected, `height at the upgrade: ${heights[0]} of ${expected}`)
    ok(element.offsetHeight >= expected, `height when drawn: ${element.offsetHeight} of ${expected}`)
  })

  it('does not jump: nothing below the element moves up while it loads', async () => {
    const frame = await Frame.open()
    await frame.load(`${definition.folder}/loader.js`, { type: '' })
    const below = frame.document.createElement('p')
    const element = frame.create(face.tag, attributes)
    frame.place.append(element, below)
    const tops: number[] = [below.getBoundingClientRect().top]
    ok((tops[0] ?? 0) >= expected, `free before its code is here: ${tops[0]} of ${expected}`)
    const watch = frame.window.setInterval(() => tops.push(below.getBoundingClientRect().top), 1)
    await until(() => frame.window.customElements.get(face.tag), 'the loader brings the element')
    await frame.drawn(element)
    frame.window.clearInterval(watch)
    ok(
      tops.every((top) => top >= expected),
      `tops: ${tops.join(', ')}`,
    )
  })
}
