import type { Database } from './database.ts'
import { turn } from './turn.ts'

interface Gathering<Row> {
  readonly keys: Set<string>
  readonly rows: Promise<ReadonlyMap<string, Row>>
}

/**
 * One statement for what many ask in the same turn of the loop. It begins after the last of them has asked, so that each
 * reads what had been written by then.
 * @param ask finds the rows of some keys
 */
export function askedTogether<Row>(
  ask: (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (db: Database, key: string) => Promise<Row | undefined> {
  const gatherings = new WeakMap<Database, Gathering<Row>>()

  function begin(db: Database): Gathering<Row> {
    const keys = new Set<string>()
    const rows = turn().then(() => {
      gatherings.delete(db)
      return ask(db, [...keys])
    })
    const gathering = { keys, rows }
    gatherings.set(db, gathering)
    return gathering
  }

  return async (db, key) => {
    const { keys, rows } = gatherings.get(db) ?? begin(db)
    keys.add(key)
    return (await rows).get(key)
  }
}
