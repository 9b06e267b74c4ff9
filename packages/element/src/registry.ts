import { ownTag, version } from './own-tag.ts'

// Of all that the elements are built on these came last: to Firefox (125), to Safari (16.4), to Chrome (105).
const isSupported = () =>
  'Segmenter' in Intl && 'adoptedStyleSheets' in document && CSS.supports('container-type', 'inline-size')

/**
 * Defines a tag once per page. The first copy of the library keeps the tag, whatever its version; a later one warns and gets the
 * first one's class. Does nothing outside a browser (gives undefined), and nothing but say so in a browser that is too old.
 */
export function register(name: string, make: () => CustomElementConstructor): CustomElementConstructor | undefined {
  if (typeof customElements === 'undefined') return undefined
  const tag = ownTag(name)
  if (!isSupported()) {
    console.warn(`<${tag}>: this browser is too old`)
    document.dispatchEvent(new CustomEvent('browser-unsupported', { bubbles: true, detail: { tag } }))
    return undefined
  }
  const known = customElements.get(tag)
  if (known) {
    const first = 'version' in known ? known.version : 'unknown'
    console.warn(`<${tag}> is already defined by version ${first}; this one, ${version}, is not used`)
    return known
  }
  const made = Object.assign(make(), { version })
  customElements.define(tag, made)
  return made
}
