import type { Database } from '../../../database/database.ts'
import type { Counted, Scope } from './span.ts'

/** What classes did with homework and corrections: of what was due, how much was handed in. */
export interface Activity {
  readonly homework: readonly Counted[]
  readonly corrections: readonly Counted[]
}

/**
 * Whoever keeps homework and corrections counts them here, by class and week; without such tables there is nothing to
 * tell, and the page has no columns for it.
 */
export async function activityOf(_db: Database, _scope: Scope): Promise<Activity | undefined> {
  return undefined
}
