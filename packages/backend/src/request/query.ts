import { tokenParameter } from '@mango/contract'
import { Refusal, text } from '../refusal.ts'

/**
 * The query of a request.
 * @throws Refusal when a parameter stands there twice: two readers would each take another one for the truth
 */
export function queryOf(url: URL): { token: string | undefined; query: Record<string, string> } {
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of url.searchParams) {
    if (name in query) throw new Refusal(text.badInput)
    query[name] = value
  }
  const { [tokenParameter]: token, ...rest } = query
  return { token: token === '' ? undefined : token, query: rest }
}
