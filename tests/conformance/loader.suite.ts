import { alike, ok, same } from './assert.ts'
import { Frame, pause, until } from './frame.ts'

const folder = '/tests/.output/fixtures'
const tag = 'garden-plot'

const requests = (frame: Frame) =>
  frame.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(folder))

describe('the loader', () => {
  for (const type of ['', 'module']) {
    describe(type ? 'as a module' : 'as a classic script', () => {
      const start = async (html = '') => {
        const frame = await Frame.open()
        frame.place.innerHTML = html
        await frame.load(`${folder}/loader.js`, { type })
        return frame
      }
      const defined = (frame: Frame) => until(() => frame.window.customElements.get(tag), `<${tag}> is defined`)

      it('brings the tags that are in the page, and no other', async () => {
        const frame = await start(`<${tag}></${tag}>`)
        await defined(frame)
        await pause(50)
        same(frame.window.customElements.get('mango-context'), undefined, 'mango-context')
        ok(!requests(frame).some((path) => path.endsWith('mango-context.js')), 'asks only for what is needed')
      })

      it('asks for all the files of a tag at once', async () => {
        const frame = await start(`<${tag}></${tag}>`)
        const links = () => [...frame.document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
        await until(() => links().some(({ href }) => href.endsWith(`${folder}/${tag}.js`)), 'the tag is asked for')
        ok(
          links().some(({ href }) => href.includes(`${folder}/chunks/react`)),
          'with React',
        )
        ok(
          links().every(({ integrity }) => integrity.startsWith('sha256-')),
          'every file by its hash',
        )
        await defined(frame)
        const { length } = requests(frame)
        same(new Set(requests(frame)).size, length, 'every file once')
      })

      it('asks for what most tags share along with the list of hashes, not after it', async () => {
        const frame = await start(`<${tag}></${tag}>`)
        // Nothing can have come yet: this is still the task in which the loader ran.
        const asked = [...frame.document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
        for (const file of ['files-', 'react-'])
          ok(
            asked.some(({ href }) => href.includes(`${folder}/chunks/${file}`)),
            `${file} is asked for`,
          )
        await defined(frame)
      })

      it('brings what is added later, at any depth', async () => {
        const frame = await start()
        await pause(20)
        alike(requests(frame), [`${folder}/loader.js`], 'requests')
        frame.place.innerHTML = `<div><p><${tag}></${tag}></p></div>`
        await defined(frame)
      })

      it('brings what is in shadow roots: there before, added later, or of an element upgraded later', async () => {
        const before = await start()
        before.place.attachShadow({ mode: 'open' }).innerHTML = `<${tag}></${tag}>`
        before.place.append(before.document.createElement('i'))

        const late = await start('<late-box></late-box>')
        late.window.customElements.define(
          'late-box',
          class extends late.window.HTMLElement {
            constructor() {
              super()
              this.attachShadow({ mode: 'open' }).innerHTML = `<p><${tag}></${tag}></p>`
            }
          },
        )
        await defined(late)

        const inner = await start()
        const box = inner.document.createElement('div')
        const root = box.attachShadow({ mode: 'open' })
        inner.place.append(box)
        await pause(20)
        root.innerHTML = `<b><${tag}></${tag}></b>`
        await defined(inner)
      })

      it('brings what was made in another document and moved here', async () => {
        const frame = await start()
        const other = await Frame.open()
        frame.place.append(other.create(tag))
        await defined(frame)
      })

      it('works where an old script of the page has put something else in the place of Document', async () => {
        const frame = await Frame.open()
        frame.place.innerHTML = `<${tag}></${tag}>`
        Reflect.set(frame.window, 'Document', frame.window.Object)
        await frame.load(`${folder}/loader.js`, { type })
        await defined(frame)
      })

      it('leaves other tags and the page alone', async () => {
        const frame = await Frame.open()
        const before = Object.keys(frame.window)
        frame.place.innerHTML = '<other-box></other-box>'
        await frame.load(`${folder}/loader.js`, { type })
        await pause(30)
        alike(Object.keys(frame.window), before, 'globals')
        same(frame.place.innerHTML, '<other-box></other-box>', 'the page')
        alike([...frame.window.watched.warnings, ...frame.window.watched.errors], [], 'messages')
      })

      it('refuses a file that is not what was built', async () => {
        const frame = await Frame.open()
        frame.place.innerHTML = `<${tag}></${tag}>`
        await frame.load(`/tampered${folder}/loader.js`, { type })
        await until(() => frame.window.watched.errors.length > 0, 'the console says so')
        ok(frame.window.watched.errors.join().includes('is not what was built'), 'in words')
        same(frame.window.customElements.get(tag), undefined, 'the tag')
        ok(!('tampered' in frame.window), 'nothing of it ran')
      })

      it('works once when it is there twice', async () => {
        const frame = await start()
        await frame.load(`${folder}/loader.js?again`, { type })
        frame.place.innerHTML = `<${tag}></${tag}>`
        await defined(frame)
        alike(frame.window.watched.warnings, [], 'warnings')
      })
    })
  }

  /** A tag that was just put on the page, and its method. */
  async function placed(frame: Frame) {
    const element = frame.create(tag)
    frame.place.append(element)
    await Promise.resolve()
    const { water } = element
    ok(typeof water === 'function', 'water() is there at once')
    return { element, water }
  }

  it('holds calls of methods until the code is there', async () => {
    const frame = await Frame.open()
    await frame.load(`${folder}/loader.js`, { type: '' })
    const { element, water } = await placed(frame)
    same(frame.window.customElements.get(tag), undefined, 'the code is not')
    let litres = 0
    element.addEventListener('plot-water', () => (litres += 1))
    same(await water(2), true, 'the answer')
    same(litres, 1, 'the element heard it')
    ok(!Object.hasOwn(element, 'water'), 'the element keeps nothing of it')
  })

  it('holds calls where an old script of the page gives every element a method of that name', async () => {
    const frame = await Frame.open()
    const prototype = frame.window.HTMLElement.prototype
    Reflect.set(prototype, 'water', () => 'not ours')
    await frame.load(`${folder}/loader.js`, { type: '' })
    const { water } = await placed(frame)
    same(await water(2), true, 'the answer')
  })

  it('says that it is not used where another has the page', async () => {
    const frame = await Frame.open()
    await frame.load(`${folder}/loader.js`, { type: '' })
    await frame.load(`/second${folder}/loader.js`, { type: '' })
    const [warning, ...others] = frame.window.watched.warnings
    alike(others, [], 'other warnings')
    ok(warning?.includes(`/second${folder}/loader.js is not used`), `names both: ${warning}`)
  })

  it('gives its tags a suffix when another version has the plain ones', async () => {
    const frame = await Frame.open()
    frame.place.innerHTML = `<${tag}-v2></${tag}-v2><${tag}></${tag}>`
    await frame.load(`${folder}/loader.js`, { type: '', suffix: 'v2' })
    await until(() => frame.window.customElements.get(`${tag}-v2`), 'the suffixed tag is defined')
    same(frame.window.customElements.get(tag), undefined, 'the plain tag')
    await frame.load(`/second${folder}/loader.js`, { type: '' })
    await until(() => frame.window.customElements.get(tag), 'the plain tag is defined')
    alike(frame.window.watched.warnings, [], 'warnings')
  })

  it('gives its tags a suffix when the same version is there under another address', async () => {
    const frame = await Frame.open()
    await frame.load(`${folder}/loader.js`, { type: '' })
    await frame.load(`/copy${folder}/loader.js`, { type: '', suffix: 'next' })
    frame.place.innerHTML = `<${tag}></${tag}><${tag}-next></${tag}-next>`
    for (const name of [tag, `${tag}-next`])
      await until(() => frame.window.customElements.get(name), `<${name}> is defined`)
    alike(frame.window.watched.warnings, [], 'warnings')
  })

  it('has a single file with everything for pages that take only one', async () => {
    const frame = await Frame.open()
    const before = Object.keys(frame.window)
    await frame.load('/packages/elements/dist/mango-elements.classic.js', { type: '' })
    for (const name of ['mango-context', 'resource-library', 'top-bar']) {
      ok(frame.window.customElements.get(name), name)
    }
    alike(Object.keys(frame.window), before, 'globals')
  })

  it('gives a browser without light-dark() the light theme', async () => {
    const frame = await Frame.open()
    const { CSS } = frame.window
    const supports = CSS.supports.bind(CSS)
    Object.assign(CSS, {
      supports: (name: string, value = '') => !value.startsWith('light-dark(') && supports(name, value),
    })
    frame.place.innerHTML = '<monitor-table></monitor-table>'
    await frame.load('/packages/elements/dist/loader.js', { type: '' })
    const wrapper = () => frame.document.querySelector('monitor-table')?.shadowRoot?.querySelector('.mango')
    const leaf = (one: Element) => frame.window.getComputedStyle(one).getPropertyValue('--leaf')
    await until(wrapper, 'it is drawn')
    // What such a browser needs comes to it alone.
    await until(
      () => [wrapper()].some((one) => one && leaf(one) === '#0e7457'),
      () => `--leaf is #0e7457, not ${[wrapper()].map((one) => one && leaf(one)).join()}`,
    )
  })

  for (const missing of ['sheets', 'modules'] as const) {
    it(`says so in a browser without ${missing}, and leaves the page as it is`, async () => {
      const frame = await Frame.open()
      const { window } = frame
      if (missing === 'sheets') Reflect.deleteProperty(window.Document.prototype, 'adoptedStyleSheets')
      else Reflect.deleteProperty(window.HTMLScriptElement.prototype, 'noModule')
      let told = 0
      window.addEventListener('browser-unsupported', () => (told += 1))
      frame.place.innerHTML = `<${tag}>旧内容</${tag}>`
      await frame.load(`${folder}/loader.js`, { type: '' })
      await pause(30)
      same(told, 1, 'browser-unsupported')
      same(window.watched.warnings.length, 1, 'warnings')
      alike(requests(frame), [`${folder}/loader.js`], 'requests')
      same(frame.place.textContent, '旧内容', 'what the page says')
    })
  }
})
