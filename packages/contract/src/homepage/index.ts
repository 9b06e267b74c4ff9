import * as v from 'valibot'
import { read } from '../call.ts'
import { option } from '../fields.ts'

/** What the landing page shows; the answer's `data` is this object as a JSON string. */
export const homepageConfig = v.object({
  bar_title: v.string(),
  school_name: v.string(),
  school_image: v.string(),
  /** HTML paragraphs: the one place where a server's markup is drawn, after sanitising. */
  school_summary: v.string(),
  dingding_login_appId: v.string(),
})
export type HomepageConfig = v.InferOutput<typeof homepageConfig>

/** Session storage key under which the homepage config is cached. */
export const homepageCacheKey = 'homepage'

export const getHomepageConfig = read('/api/homepage/config', {
  summary: 'Landing page content, asked at startup; errors are ignored',
  token: false,
  answer: v.object({ data: v.pipe(v.string(), v.parseJson(), homepageConfig) }),
})

export const getSiblingSchools = read('/api/homepage/config/siblingsSchool', {
  summary: 'School options of the login page',
  answer: v.object({ data: v.array(option) }),
})
