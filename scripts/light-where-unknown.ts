import { atRule, parse } from 'postcss'
import type { Plugin } from 'vite'
import { lightHalf } from '../packages/ui/src/style-sheets/light-half.ts'

/** A page's style sheet: behind each rule with light-dark() its light half, for browsers that drop what they do not know. */
export function lightWhereUnknown(css: string): string {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    const light = rule.clone()
    light.each((node) => {
      const half = lightHalf(String(node))
      if (node.type === 'decl' && half !== String(node)) node.replaceWith(half)
      else node.remove()
    })
    const params = 'not (color: light-dark(red, red))'
    if (light.nodes.length > 0) rule.after(atRule({ name: 'supports', params, nodes: [light] }))
  })
  return sheet.toString()
}

/** The same for what a build links as style sheets; the elements' own are adopted, and halved then. */
export const lightInPages = (): Plugin => ({
  name: 'mango-light-in-pages',
  transform: { filter: { id: /\.css$/ }, handler: (css) => lightWhereUnknown(css) },
})
