import { daysLater } from '@mango/contract/platform-time'
import { and, isNull, lt, or } from 'drizzle-orm'
import { errorLine } from './failures.ts'
import { emptyBin } from './areas/evaluation/bin.ts'
import { forgetDeleted } from './areas/library/change.ts'
import { sweepWrittenQuestions } from './shared/coursewares/sweep-written.ts'
import {
  examDeletion,
  examMerge,
  handedLogin,
  liveRemote,
  noteTicket,
  rate,
  session,
  usage,
  verification,
} from './database/schema.ts'
import { forgetUndoable } from './shared/media/abilities.ts'
import { sweepConversions } from './shared/media/sweep-conversions.ts'
import { sweepMadeFiles } from './pdf/made-files.ts'
import { sortAnew } from './search/sort-anew.ts'
import { forgetPresses } from './presses/one-press.ts'
import type { Services } from './services.ts'
import { sweepUploads } from './storage/uploads.ts'

/** How long reports of use are kept. */
const usageDays = 90
/** How long pictures that came from a phone wait for their lesson. */
const noteDays = 1
/** How long it is remembered that a session is over. */
const sessionDays = 1
/** How long names and numbers are kept of whoever asked for a code; the code itself is good for minutes. */
const verificationDays = 1

/**
 * Takes away what has had its time: unclaimed uploads, papers that were made, remembered presses, finished counts, QR
 * logins that nobody took, sessions that are over, codes that are void, old reports of use, notes that no lesson took, what was long in the bin, what was made of
 * files that are gone, what no server can convert, written questions that nothing names any more, merges and deletions
 * that nobody can undo any more. Puts files and exams in order that came before there was one.
 *
 * @throws AggregateError of what failed, once everything else was done: the same step may fail at every sweep
 */
export async function sweep(services: Pick<Services, 'db' | 'storage' | 'clock' | 'converter'>): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const isOld = (moment: typeof verification.sentAt | typeof verification.createdAt) =>
    lt(moment, daysLater(now, -verificationDays))
  const steps: readonly (() => PromiseLike<unknown>)[] = [
    () => forgetPresses(db, now),
    () => db.delete(rate).where(lt(rate.endsAt, now)),
    () => db.delete(handedLogin).where(lt(handedLogin.expiresAt, now)),
    () => db.delete(liveRemote).where(lt(liveRemote.expiresAt, now)),
    () => db.delete(session).where(lt(session.expiresAt, daysLater(now, -sessionDays))),
    () =>
      db
        .delete(verification)
        .where(and(isOld(verification.createdAt), or(isNull(verification.sentAt), isOld(verification.sentAt)))),
    () => db.delete(usage).where(lt(usage.at, daysLater(now, -usageDays))),
    () => emptyBin(db, now),
    () => db.delete(examDeletion).where(lt(examDeletion.undoUntil, now)),
    () => db.delete(examMerge).where(lt(examMerge.undoUntil, now)),
    () => forgetDeleted(db, now),
    () => sortAnew(db),
    () => db.delete(noteTicket).where(lt(noteTicket.expiresAt, daysLater(now, -noteDays))),
    () => forgetUndoable(services, now),
    () => sweepConversions(db),
    () => sweepWrittenQuestions(db, now),
    () => sweepUploads(services),
    () => sweepMadeFiles(services, now),
  ]
  const failures: unknown[] = []
  for (const step of steps) await step().then(undefined, (error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, failures.map(errorLine).join('; '))
}
