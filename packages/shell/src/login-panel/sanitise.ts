import { summaryTags } from '@mango/contract/homepage'
import createPurifier from 'dompurify'

// An own instance: hooks of the page's DOMPurify, if it has one, are not ours and ours are not its.
const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  const link = node.getAttribute('href')
  if (!link || !/^https?:\/\//i.test(link)) return node.removeAttribute('href')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
  node.setAttribute('target', '_blank')
})

/** Text markup only: no style, id or name, no pictures or frames, and links only to http(s). */
export const sanitise = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...summaryTags],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
