import { alike, ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, until } from '../frame.ts'

export function describePolicy(definition: Definition): void {
  const { face, folder, policies = '', attributes, dialog } = definition

  it('of the strictest kind, Trusted Types included, is never violated', async () => {
    const query = new URLSearchParams({ script: `${folder}/loader.js`, policies })
    const frame = await Frame.open(`/frame/strict?${query}`)
    const context = frame.create('mango-context', { theme: 'dark' })
    frame.place.append(context)
    for (const state of dialog ? [attributes, dialog] : [attributes]) {
      const element = frame.create(face.tag, state)
      context.append(element)
      await frame.drawn(element)
    }
    alike(frame.window.watched.violations, [], 'violations')
    // What the server refuses a teacher, as the papers of a student, is no fault of the policy.
    const errors = frame.window.watched.errors.filter((line) => !/ refused \d+ /.test(String(line)))
    alike(errors, [], 'errors')
  })

  it('is in force in that frame', async () => {
    const frame = await Frame.open(`/frame/strict`)
    const script = frame.document.createElement('script')
    let refused = ''
    try {
      script.textContent = 'window.ran = true'
    } catch (error) {
      refused = String(error)
    }
    ok(refused.includes('TrustedScript'), 'a string is refused where a script belongs')
    frame.place.setAttribute('style', 'color: red')
    frame.place.append(script)
    await until(() => frame.window.watched.violations.length >= 2, 'violations are noticed')
    same('ran' in frame.window, false, 'the inline script ran')
  })
}
