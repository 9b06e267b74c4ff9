import { alike, ok } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, pause, rootOf, until, type AnyElement } from '../frame.ts'

interface Login {
  readonly token: string
  readonly id: number
  readonly nickname: string
  readonly schoolId: number
  readonly permissions: readonly { readonly id: number }[]
}

/** Logs a teacher of the demo data in. */
async function logIn(mobile: string): Promise<Login> {
  const answer = await fetch('/dev/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile }),
  })
  return (await answer.json()).data
}

/** A page whose cookies are its own: those of the origin are shared by all pages of the suite. */
async function pageOf(definition: Definition, login: Login) {
  const frame = await Frame.open()
  const jar = new Map<string, string>()
  Object.defineProperty(frame.document, 'cookie', {
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [pair = ''] = text.split(';')
      const equals = pair.indexOf('=')
      if (text.includes('max-age=0')) jar.delete(pair.slice(0, equals))
      else jar.set(pair.slice(0, equals), pair.slice(equals + 1))
    },
  })
  const become = ({ token, id, nickname, schoolId, permissions }: Login) => {
    jar.set('userToken', token)
    jar.set('userId', String(id))
    jar.set('name', encodeURIComponent(nickname))
    jar.set('schoolId', String(schoolId))
    jar.set('authority', encodeURIComponent(permissions.map((permission) => permission.id).join('#')))
    // What a login in another tab is heard by.
    frame.window.dispatchEvent(new frame.window.StorageEvent('storage', { key: 'mango:person' }))
  }
  become(login)
  await frame.load(definition.module)
  return { frame, become }
}

/** Everything that is written in an element and seen. */
function wordsOf(element: AnyElement): Set<string> {
  const words = new Set<string>()
  for (const node of rootOf(element).querySelectorAll('*')) {
    if (!node.checkVisibility()) continue
    for (const child of node.childNodes) if (child.nodeType === 3) words.add(child.nodeValue?.trim() ?? '')
    for (const name of ['aria-label', 'title', 'alt', 'value']) words.add(node.getAttribute(name)?.trim() ?? '')
  }
  return words
}

export function describePersons(definition: Definition): void {
  let first: Login
  let second: Login
  /** What only the first one may see. */
  let secrets: string[] = []

  before(async () => {
    first = await logIn('13800000001')
    second = await logIn('13800000004')
    ok(first.schoolId !== second.schoolId, 'they are of two schools')
    const seenBy = async (login: Login) => {
      const { frame } = await pageOf(definition, login)
      // What both see is no secret, nor what stands there only while it loads.
      return wordsOf(await frame.mount(definition))
    }
    // In this order: the first page opened is the slowest, and what it had not shown yet would pass for the other's secret.
    const own = await seenBy(first)
    const theirs = await seenBy(second)
    secrets = [...own].filter((words) => words !== '' && !theirs.has(words))
  })
  const told = (element: AnyElement) => [...wordsOf(element)].filter((words) => secrets.includes(words))

  it('who come next see nothing of what was shown', async () => {
    const { frame, become } = await pageOf(definition, first)
    const element = await frame.mount(definition)
    await until(
      () => told(element).length === secrets.length,
      () => `what the first one sees: ${secrets.filter((words) => !told(element).includes(words)).join(', ')}`,
    )
    become(second)
    await until(() => told(element).length === 0, 'it goes', 500)
    await frame.quiet()
    alike(told(element), [], 'what the second one sees')
  })

  it('who come next see nothing of what was still under way', async () => {
    const { frame, become } = await pageOf(definition, first)
    const { fetch } = frame.window
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let answers = 0
    frame.window.fetch = async (...request) => {
      const answer = await fetch(...request)
      answers += 1
      await held
      return answer
    }
    const element = frame.create(definition.face.tag, definition.attributes)
    frame.place.append(element)
    await until(() => rootOf(element).querySelector('.mango > *'), 'it draws something')
    await frame.quiet()
    frame.window.fetch = fetch
    become(second)
    await frame.quiet()
    release()
    const seen = new Set<string>()
    const observer = new frame.window.MutationObserver(() => told(element).forEach((words) => seen.add(words)))
    observer.observe(rootOf(element), { subtree: true, childList: true, characterData: true, attributes: true })
    await frame.quiet()
    observer.disconnect()
    alike([...seen, ...told(element)], [], `what came of ${answers} answers`)
  })

  it('who come while it is out of the page see nothing when it is back', async () => {
    const { frame, become } = await pageOf(definition, first)
    const element = await frame.mount(definition)
    element.remove()
    await pause(20)
    become(second)
    await pause(20)
    frame.place.append(element)
    for (let painted = 0; painted < 30; painted += 1) {
      await new Promise((resolve) => frame.window.requestAnimationFrame(resolve))
      alike(told(element), [], 'before a frame is painted')
    }
    await frame.quiet()
    alike(told(element), [], 'what the second one sees')
  })
}
