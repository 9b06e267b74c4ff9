import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

/** A load is tried again where nobody answered; a refusal would only be told later. */
const unanswered = (times: number) => (count: number, error: unknown) =>
  count < times && error instanceof CallError && error.kind === 'network'
const soon = unanswered(2)
/** For a quarter of a minute: what is shown stays meanwhile, as on a laptop that wakes before its network. */
const patiently = unanswered(4)

/**
 * The cache of answers, offline too. What was answered stays, and is asked for anew when the network is back. Kept back
 * likewise, a first load would look as if it were coming: it is tried, fails in its place, and is made when it can be.
 */
export class Queries extends QueryClient {
  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const whole = super.defaultQueryOptions(options)
    const isAnswered = this.getQueryCache().get(whole.queryHash)?.state.data !== undefined
    whole.networkMode = isAnswered ? 'online' : 'always'
    whole.retry ??= isAnswered ? patiently : soon
    return whole
  }
}
