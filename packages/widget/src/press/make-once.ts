import { isRefused } from '@mango/client'
import { newPress } from './new-press.ts'

interface Ways<Fields, Made> {
  /** Sends it; under the name of one press it is made once, however often that is sent. */
  make(fields: Fields, press: string): Promise<Made>
  /** Gives what was made other fields. */
  change(made: Made, fields: Fields): Promise<unknown>
}

/**
 * What a form makes is there once, also where an answer is lost: what the person has changed since then goes to what was
 * made.
 * @returns what makes it. Once that has succeeded, the next one is another
 */
export function makeOnce<Fields extends object, Made>({ make, change }: Ways<Fields, Made>) {
  let press = newPress()
  /** What was sent. While no answer came, nobody knows whether it has arrived. */
  let sent: Fields | undefined
  return async function save(fields: Fields): Promise<Made> {
    const first = (sent ??= fields)
    let made: Made
    try {
      made = await make(first, press)
    } catch (error) {
      if (!isRefused(error)) throw error
      // Nothing was made. What was refused may be what the person has mended since.
      sent = undefined
      if (first !== fields) return save(fields)
      throw error
    }
    // Also where they are as at first: in between others may have been sent.
    if (first !== fields) await change(made, fields)
    sent = undefined
    press = newPress()
    return made
  }
}
