import { daysLater } from '@mango/contract/platform-time'
import { and, isNull, lt, or } from 'drizzle-orm'
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
 */
export async function sweep(services: Pick<Services, 'db' | 'storage' | 'clock' | 'converter'>): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await forgetPresses(db, now)
  await db.delete(rate).where(lt(rate.endsAt, now))
  await db.delete(handedLogin).where(lt(handedLogin.expiresAt, now))
  await db.delete(liveRemote).where(lt(liveRemote.expiresAt, now))
  await db.delete(session).where(lt(session.expiresAt, daysLater(now, -sessionDays)))
  const isOld = (moment: typeof verification.sentAt | typeof verification.createdAt) =>
    lt(moment, daysLater(now, -verificationDays))
  await db
    .delete(verification)
    .where(and(isOld(verification.createdAt), or(isNull(verification.sentAt), isOld(verification.sentAt))))
  await db.delete(usage).where(lt(usage.at, daysLater(now, -usageDays)))
  await emptyBin(db, now)
  await db.delete(examDeletion).where(lt(examDeletion.undoUntil, now))
  await db.delete(examMerge).where(lt(examMerge.undoUntil, now))
  await forgetDeleted(db, now)
  await sortAnew(db)
  await db.delete(noteTicket).where(lt(noteTicket.expiresAt, daysLater(now, -noteDays)))
  await forgetUndoable(services, now)
  await sweepConversions(db)
  await sweepWrittenQuestions(db, now)
  await sweepUploads(services)
  await sweepMadeFiles(services, now)
}
