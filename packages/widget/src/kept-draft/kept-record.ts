import type { KeyValue } from '@mango/client'
import * as v from 'valibot'
import { newPress, type Memory, type Sent } from '../press/index.ts'
import { stored } from '../stored/index.ts'

interface Schemas<Draft, Fields> {
  readonly schema: v.GenericSchema<unknown, Draft>
  readonly sends: v.GenericSchema<unknown, Fields>
}

/**
 * What one opened form keeps of itself under `key`: its draft, and what was sent of it. They are one record, so that they go
 * together: a draft that comes back is what was sent, and one that is begun anew is another.
 */
export function keptRecord<Draft, Fields>(storage: KeyValue, key: string, { schema, sends }: Schemas<Draft, Fields>) {
  const sentSchema = v.object({ press: v.string(), fields: v.optional(sends), changed: v.optional(v.boolean()) })
  const whole = v.object({
    at: v.number(),
    basis: v.optional(v.string(), ''),
    draft: schema,
    // A draft is kept also where an older version sent it otherwise.
    sent: v.fallback(v.optional(sentSchema), undefined),
  })
  const place = stored(key, whole, undefined, storage)
  let sent: Sent<Fields> = { press: newPress() }
  /** Nothing while nothing has changed, and after it was forgotten, whatever is answered then. */
  let newest: { readonly basis: string; readonly draft: Draft } | undefined
  let isWritten = true

  const memory: Memory<Fields> = {
    read() {
      // Another tab that has the same draft open may have sent it since.
      const found = place.read()?.sent
      if (found?.press === sent.press) sent = found
      return sent
    },
    write(next) {
      sent = next
      if (newest) place.write({ at: Date.now(), ...newest, sent })
      isWritten = true
    },
  }
  return {
    key,
    memory,
    /** @returns what was kept, to go on with */
    restore() {
      const found = place.read()
      if (found?.sent) ({ sent } = found)
      return found
    },
    /** To be written soon. */
    change(basis: string, draft: Draft) {
      newest = { basis, draft }
      isWritten = false
    },
    /** Writes what is not written yet. */
    flush() {
      if (!isWritten) memory.write(memory.read())
    },
    forget() {
      newest = undefined
      isWritten = true
      sent = { press: newPress() }
      place.forget()
    },
  }
}
