import { alike, ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, until } from '../frame.ts'

/** The token of a student of the demo data; without one the calls are a teacher's. */
async function studentToken(): Promise<string> {
  const answer = await fetch('/api/user/loginByStudentCode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: '20260001', password: 'mango2026', from: 'adminv2', schoolId: 1 }),
  })
  return (await answer.json()).data.token
}

export function describePolicy(definition: Definition): void {
  const { face, folder, policies = '', attributes, dialog, viewer } = definition

  it('of the strictest kind, Trusted Types included, is never violated', async () => {
    const query = new URLSearchParams({ script: `${folder}/loader.js`, policies })
    const frame = await Frame.open(`/frame/strict?${query}`)
    const context = frame.create('mango-context', {
      theme: 'dark',
      ...(viewer && { 'user-token': await studentToken() }),
    })
    frame.place.append(context)
    for (const state of dialog ? [attributes, dialog] : [attributes]) {
      const element = frame.create(face.tag, state)
      context.append(element)
      await frame.drawn(element)
    }
    alike(frame.window.watched.violations, [], 'violations')
    alike(frame.window.watched.errors, [], 'errors')
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
