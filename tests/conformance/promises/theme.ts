import { alike } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, rootOf, settled, until, wrapperOf } from '../frame.ts'

export function describeTheme(definition: Definition): void {
  it('makes no call when it changes, closes no connection and draws nothing anew', async () => {
    const frame = await Frame.with(definition)
    await frame.load(`${definition.folder}/mango-context.js`)
    const context = frame.create('mango-context', { theme: 'light' })
    frame.place.append(context)
    const element = await frame.mount(definition, context)
    await settled(element)

    const { window } = frame
    const sockets = () => [...window.watched.running].filter(([, what]) => what.startsWith('WebSocket'))
    const before = sockets()
    const asked: string[] = []
    const { fetch } = window
    window.fetch = (...request) => {
      asked.push(new window.Request(...request).url)
      return fetch(...request)
    }
    const drawn: string[] = []
    const observer = new window.MutationObserver((records) => {
      for (const { type, target } of records) drawn.push(`${type} in ${target.parentElement?.className}`)
    })
    observer.observe(rootOf(element), { subtree: true, childList: true, characterData: true })

    for (const theme of ['dark', 'auto', 'light']) {
      context.setAttribute('theme', theme)
      await until(() => wrapperOf(element)?.dataset['theme'] === theme, `theme ${theme}`)
      await frame.quiet()
    }
    observer.disconnect()
    alike(asked, [], 'calls')
    alike(drawn, [], 'what is drawn')
    alike(sockets().length, before.length, 'connections')
    alike(
      before.every(([socket]) => window.watched.running.has(socket)),
      true,
      'the same connections',
    )
  })
}
