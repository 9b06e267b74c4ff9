import { alike, ok, same } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, rootOf, until, type AnyElement, type FrameWindow } from '../frame.ts'

const hostile = `
  html { font-size: 62.5%; }
  * { all: unset; }
  * { font: italic 33px/3 serif; color: red; letter-spacing: 9px; text-transform: uppercase; text-align: right; direction: rtl;
      cursor: wait; white-space: nowrap; word-spacing: 20px; user-select: none; list-style: square; border-collapse: collapse; }
  div, button, input, dialog, section, p, h2, table, td { margin: 40px !important; padding: 40px !important; display: grid !important;
      background: yellow !important; transform: rotate(3deg) !important; z-index: 2147483647 !important; }
`

const looked = [
  'font-size',
  'font-family',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-align',
  'direction',
  'color',
  'background-color',
  'cursor',
  'white-space',
  'word-spacing',
  'user-select',
  'list-style-type',
  'border-collapse',
  'display',
  'margin-top',
  'padding-left',
  'transform',
  'width',
  'height',
]

/** How everything inside of the element looks, computed. */
function looks(element: AnyElement, window: FrameWindow): string[] {
  return [...rootOf(element).querySelectorAll('.mango, .mango *')].map((node) => {
    const style = window.getComputedStyle(node)
    return `${node.localName}.${node.className} ${looked.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`
  })
}

export function describeStyles(definition: Definition): void {
  it('of a hostile page do not get in', async () => {
    const frame = await Frame.with(definition)
    frame.place.style.cssText = 'display: block; width: 800px; padding: 0; margin: 0'
    const element = await frame.mount(definition)
    const calm = looks(element, frame.window)
    ok(calm.length > 1, 'something is drawn')
    const sheet = new frame.window.CSSStyleSheet()
    sheet.replaceSync(hostile)
    frame.document.adoptedStyleSheets = [sheet]
    same(frame.window.getComputedStyle(element).color, 'rgb(255, 0, 0)', 'the page is hostile: its colour')
    alike(looks(element, frame.window), calm, 'looks')
  })

  it('do not get out', async () => {
    const frame = await Frame.open()
    const paragraph = frame.document.createElement('p')
    paragraph.innerHTML = '<b>text</b> <button>press</button> <dialog open>more</dialog>'
    frame.place.append(paragraph)
    const page = () =>
      [...frame.document.querySelectorAll('html, body, p, b, button, dialog')].map((node) => {
        const style = frame.window.getComputedStyle(node)
        return looked.map((name) => style.getPropertyValue(name)).join('; ')
      })
    const before = page()
    await frame.load(definition.module)
    const element = await frame.mount(definition, frame.document.documentElement)
    element.remove()
    alike(page(), before, 'the page')
    same(frame.document.querySelectorAll('style, link[rel="stylesheet"]').length, 0, 'style elements')
  })

  it('are shared: every element of a page adopts the same sheets', async () => {
    const frame = await Frame.with(definition)
    const [one, two] = [await frame.mount(definition), await frame.mount(definition)]
    ok(rootOf(one).adoptedStyleSheets.length > 0, 'there are some')
    // A part brings its own when it is first drawn, which is not in both at the same moment.
    await until(() => {
      const [sheets, others] = [rootOf(one).adoptedStyleSheets, rootOf(two).adoptedStyleSheets]
      return sheets.length === others.length && sheets.every((sheet, index) => sheet === others[index])
    }, 'the same')
    same(rootOf(one).querySelectorAll('style').length, 0, 'style elements inside')
  })

  it('are made anew in another document', async () => {
    const frame = await Frame.with(definition)
    const element = await frame.mount(definition)
    const other = await Frame.open()
    const texts = () =>
      rootOf(element).adoptedStyleSheets.map(({ cssRules }) =>
        Array.from(cssRules, ({ cssText }) => cssText).join('\n'),
      )
    const before = texts()
    other.place.append(element)
    await other.drawn(element)
    const after = texts()
    same(new Set(after).size, after.length, 'sheets, each once')
    // One that comes late may have come in between.
    alike(
      before.filter((text) => !after.includes(text)),
      [],
      'sheets that were left behind',
    )
    same(other.window.getComputedStyle(element).display, 'block', 'display')
  })

  it('make it a block, and let hidden hide it even where the page says otherwise', async () => {
    const frame = await Frame.with(definition)
    const element = await frame.mount(definition)
    same(frame.window.getComputedStyle(element).display, 'block', 'display')
    const sheet = new frame.window.CSSStyleSheet()
    sheet.replaceSync('* { display: grid }')
    frame.document.adoptedStyleSheets = [sheet]
    same(frame.window.getComputedStyle(element).display, 'grid', 'the page may lay it out')
    element.hidden = true
    same(frame.window.getComputedStyle(element).display, 'none', 'hidden')
  })

  it('follow the theme of the context', async () => {
    const frame = await Frame.with(definition)
    await frame.load(`${definition.folder}/mango-context.js`)
    const context = frame.create('mango-context', { theme: 'dark' })
    frame.place.append(context)
    const dark = await frame.mount(definition, context)
    const light = await frame.mount(definition)
    const schemeOf = (element: AnyElement) => {
      const wrapper = rootOf(element).querySelector('.mango')
      return wrapper ? frame.window.getComputedStyle(wrapper).colorScheme : ''
    }
    alike([schemeOf(dark), schemeOf(light)], ['dark', 'light'], 'color-scheme')
  })
}
