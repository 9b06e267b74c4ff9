import { localStore, type KeyValue } from '@mango/client'
import * as v from 'valibot'

/** A value that outlives the page. */
export interface Stored<Value, Absent = Value> {
  read(): Value | Absent
  write(value: Value): void
  forget(): void
}

/**
 * A value kept as JSON in guarded storage under `key`. What lies there may be of an older version, of another page or by
 * another hand: what the schema does not take counts as the fallback.
 */
export function stored<Value, Absent = Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Absent,
  storage: KeyValue = localStore,
): Stored<Value, Absent> {
  return {
    read() {
      try {
        const found = v.safeParse(schema, JSON.parse(storage.get(key) ?? 'null'))
        return found.success ? found.output : fallback
      } catch {
        return fallback
      }
    },
    write: (value) => storage.set(key, JSON.stringify(value)),
    forget: () => storage.remove(key),
  }
}
