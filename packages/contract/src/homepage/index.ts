import * as v from 'valibot'
import * as a from '../answer.ts'
import { read } from '../call.ts'
import { options } from '../option.ts'

/** What the landing page shows; the answer's `data` is this object as a JSON string. */
export const homepageConfig = a.object({
  bar_title: a.text,
  school_name: a.text,
  school_image: a.text,
  /** HTML paragraphs: the one place where a server's markup is drawn, after sanitising. */
  school_summary: a.text,
  dingding_login_appId: a.text,
})
export type HomepageConfig = v.InferOutput<typeof homepageConfig>

/** What the platform is called where a school has given no title. */
export const unnamed = '智慧校园'

/** What a school's words about itself are drawn of; whatever else is in them is left out, and every attribute but a link's. */
export const summaryTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h3',
  'h4',
  'a',
] as const

/** Session storage key under which the homepage config is cached. */
export const homepageCacheKey = 'homepage'

export const getHomepageConfig = read('/api/homepage/config', {
  summary: 'Landing page content, asked at startup; errors are ignored',
  token: false,
  // Some servers give the object itself.
  answer: a.data(
    a.mended(v.pipe(v.string(), v.parseJson(), homepageConfig), (given) =>
      a.isRecord(given) ? JSON.stringify(given) : given,
    ),
  ),
})

export const getSiblingSchools = read('/api/homepage/config/siblingsSchool', {
  summary: 'School options of the login page',
  answer: options,
})
