import { ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, pause, type AnyElement } from '../frame.ts'

export function describeMethods(definition: Definition): void {
  const { tag, methods } = definition.face

  const call = (element: AnyElement, name: string): Promise<unknown> => {
    const found = element[name]
    ok(typeof found === 'function', `${name} is a method`)
    const answer: unknown = found.apply(element, definition.calls?.[name] ?? [])
    ok(typeof answer === 'object' && answer !== null && 'then' in answer, `${name}() gives a promise`)
    return Promise.resolve(answer)
  }

  for (const name of Object.keys(methods)) {
    it(`${name}() called before the element is anywhere runs when it is drawn`, async () => {
      const frame = await Frame.with(definition)
      const element = frame.create(tag, definition.attributes)
      let done = false
      const calling = call(element, name).then(() => (done = true))
      await pause(30)
      same(done, false, 'done before it is connected')
      frame.place.append(element)
      await calling
    })

    it(`${name}() called while the element is detached runs when it is back`, async () => {
      const frame = await Frame.with(definition)
      const element = await frame.mount(definition)
      element.remove()
      await pause(30)
      let done = false
      const calling = call(element, name).then(() => (done = true))
      await pause(30)
      same(done, false, 'done while it is detached')
      frame.place.append(element)
      await calling
    })
  }
}
