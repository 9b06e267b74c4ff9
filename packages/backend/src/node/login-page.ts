import { tokenParameter } from '@mango/contract'
import { getHomepageConfig, summaryTags, unnamed, type HomepageConfig } from '@mango/contract/homepage'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { etag } from 'hono/etag'
import { html } from 'hono/html'
import sanitizeHtml from 'sanitize-html'
import * as v from 'valibot'
import { createFileCache } from './file-cache.ts'

/** Any other page of the application begins as itself. */
const entrance = '/adminv2/'
const login = ['/adminv2/login', '/adminv2/login/:view{[^.]*}']

const answer = v.pipe(v.string(), v.parseJson(), getHomepageConfig.answer)

const escaped = (text: string) => String(html`${text}`)
const picture = (address: string) => (/^https?:\/\//i.test(address) ? address : '')
const summary = (source: string) =>
  sanitizeHtml(source, {
    allowedTags: [...summaryTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
  })

/** What stands in each place that the build has left in the page. */
function markupOf(page: HomepageConfig): Record<string, string> {
  const title = page.bar_title || unnamed
  return {
    bar_title: escaped(title),
    school_name: escaped(page.school_name || title),
    school_image: escaped(picture(page.school_image)),
    school_summary: summary(page.school_summary),
  }
}

/**
 * The login as the application's own page with the school already in it, so that a visitor sees it before any script
 * has come. Where the page or the school's words cannot be had, the next route answers: the application asks for them itself.
 * @param root folder of the built application
 * @param ask sends a request to the backend
 */
export function loginPage(root: string, ask: (request: Request, env: unknown) => Response | Promise<Response>): Hono {
  const app = new Hono()
  const fileAt = createFileCache()

  async function homepage(c: Context): Promise<HomepageConfig | undefined> {
    // Without the visitor's headers: the words are the same for everybody.
    const response = await ask(new Request(new URL(getHomepageConfig.path, c.req.url)), c.env)
    const parsed = v.safeParse(answer, await response.text())
    return parsed.success ? parsed.output.data : undefined
  }

  app.on('GET', [entrance, ...login], compress(), etag(), async (c, next) => {
    // The application leads whoever has a session on from there.
    if (c.req.path === entrance && getCookie(c, tokenParameter)) return next()
    const file = await fileAt(root, 'login.html')
    const page = file?.content && (await homepage(c))
    if (!file?.content || !page) return next()
    const markup = markupOf(page)
    const text = new TextDecoder().decode(await file.content())
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Accept-Encoding, Cookie')
    return c.html(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => markup[name] ?? ''))
  })
  return app
}
