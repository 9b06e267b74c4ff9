import type { Tag } from 'virtual:mango-tags'

/** Until a tag is defined, the page keeps its place free. A constructed sheet: no inline style, which a strict policy forbids. */
export function reserveSpace(tags: ReadonlyMap<string, Tag>): void {
  const sheet = new CSSStyleSheet()
  let rules = ''
  tags.forEach(([base, reserve], name) => {
    const shape = base === 'mango-context' ? 'display:contents' : `display:block;min-height:${reserve || 0}`
    rules += `${name}:not(:defined):not([hidden]){${shape}}`
  })
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
