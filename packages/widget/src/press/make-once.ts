import { isNo, isRefused } from '@mango/client'
import { hashKey } from '@tanstack/react-query'
import { newPress } from './new-press.ts'

/** What is known of the thing that a form makes. */
export interface Sent<Fields> {
  /** Its name: however often it is sent under this, it is made once. */
  readonly press: string
  /** What was sent. While no answer came, nobody knows whether it has arrived. */
  readonly fields?: Fields | undefined
  /** Other fields may have reached what was made of these. */
  readonly changed?: boolean | undefined
}

/** Where that is kept: beside the draft, since a draft that comes back is still that thing (see useKeptDraft). */
export interface Memory<Fields> {
  read(): Sent<Fields>
  write(sent: Sent<Fields>): void
}

interface Ways<Fields, Made> {
  make(fields: Fields, press: string): Promise<Made>
  /** Asks for what was made; a no or null says that it is gone. */
  find(made: Made): Promise<unknown>
  /** Gives what was made of the first fields other ones. */
  change(made: Made, fields: Fields, first: Fields): Promise<unknown>
}

/** Where nobody can tell, it is there. */
async function isGone(found: Promise<unknown>): Promise<boolean> {
  try {
    return (await found) === null
  } catch (error) {
    return isNo(error)
  }
}

/**
 * Makes what a form holds, once, also where an answer was lost: what the person has changed since then goes to what was
 * made. Whose draft is forgotten then, so that the next one is another.
 */
export async function makeOnce<Fields, Made>(
  memory: Memory<Fields>,
  fields: Fields,
  ways: Ways<Fields, Made>,
): Promise<Made> {
  const { press, fields: before, changed } = memory.read()
  const first = before ?? fields
  const same = hashKey([first]) === hashKey([fields])
  memory.write({ press, fields: first, changed })
  let made: Made
  try {
    made = await ways.make(first, press)
  } catch (error) {
    // A failure of the server's own says nothing of what was sent before.
    if (same ? !isNo(error) : !isRefused(error)) throw error
    memory.write({ press: isNo(error) ? newPress() : press })
    if (same) throw error
    // What was refused may be what the person has mended since.
    return makeOnce(memory, fields, ways)
  }
  if (before && (await isGone(ways.find(made)))) {
    // Whoever deleted it meanwhile, and saves the draft, wants it again.
    memory.write({ press: newPress() })
    return makeOnce(memory, fields, ways)
  }
  if (!same || changed) {
    memory.write({ press, fields: first, changed: true })
    await ways.change(made, fields, first)
  }
  return made
}
