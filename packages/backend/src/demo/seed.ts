import type { Passwords } from '../areas/account/passwords.ts'
import type { Database } from '../database/database.ts'
import type { Storage } from '../storage/storage.ts'
import type { Random } from './random.ts'

export interface SeedContext {
  readonly db: Database
  readonly storage: Storage
  /** Chance of this seed's own, so that a change in one part of the demo leaves the others as they are. */
  readonly random: Random
  readonly now: Date
  readonly passwords: Passwords
}

/** One part of the demo's data. Parts are sown in their order in `seeds.ts` and may read what earlier ones wrote. */
export interface Seed {
  readonly name: string
  sow(context: SeedContext): Promise<void>
}
