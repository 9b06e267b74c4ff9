import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of answers, offline too. What was answered stays, and is asked for anew when the network is back. Kept back
 * likewise, a first load would look as if it were coming: it is tried, fails in its place, and is made when it can be.
 */
export class Queries extends QueryClient {
  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) => {
    const whole = super.defaultQueryOptions(options)
    const isAnswered = this.getQueryCache().get(whole.queryHash)?.state.data !== undefined
    whole.networkMode = isAnswered ? 'online' : 'always'
    return whole
  }
}
