import { alike, ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, until } from '../frame.ts'

export function describeEvents(definition: Definition): void {
  const { events } = definition.face

  it('are named by two words or more', () => {
    const odd = Object.keys(events).filter((type) => !/^[a-z]+(-[a-z]+)+$/.test(type))
    alike(odd, [], 'names')
  })

  for (const [type, trigger] of Object.entries(definition.triggers ?? {})) {
    for (const prevented of [false, true]) {
      it(`${type} reaches the page${prevented ? ' and can be prevented, if it says so' : ''}`, async () => {
        const frame = await Frame.with(definition)
        const element = await frame.mount(definition)
        const face = Object.entries(events).find(([name]) => name === type)?.[1]
        ok(face, `${type} is in the face`)
        const heard: Event[] = []
        frame.window.addEventListener(type, (event) => {
          heard.push(event)
          if (prevented) event.preventDefault()
        })
        await trigger(element)
        await until(() => heard.length > 0, `${type} is heard on the window`)
        const [event] = heard
        same(heard.length, 1, 'times')
        ok(event instanceof frame.window.CustomEvent, 'is a CustomEvent')
        same(event.target, element, 'comes from the element itself')
        alike(
          [event.bubbles, event.composed, event.cancelable],
          [true, true, face.cancelable],
          'bubbles, composed, cancelable',
        )
        same(event.defaultPrevented, prevented && face.cancelable, 'prevented')
      })
    }
  }
}
