import { share, text } from '@mango/contract/coursewares'
import { and, eq, isNull, or, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'

/** Whoever looks, or in a prepared query the place for them. */
type Viewer = Pick<Session, 'schoolId' | 'personId'> | Readonly<Record<'schoolId' | 'personId', Placeholder>>

/** Public ones of the school and the own private ones. The documents leave it open; whoever sees one may change it. */
export const isVisible = (session: Viewer) => and(wasVisible(session), isNull(courseware.deletedAt))

/** Deleted ones as well: their scores stay. */
const wasVisible = ({ schoolId, personId }: Viewer) =>
  and(eq(courseware.schoolId, schoolId), or(eq(courseware.share, share.public), eq(courseware.ownerId, personId)))

async function only(db: Database, id: number, allowed: ReturnType<typeof isVisible>, lock?: 'update' | 'key share') {
  const query = db
    .select()
    .from(courseware)
    .where(and(eq(courseware.id, id), allowed))
  const [found] = lock ? await query.for(lock) : await query
  if (!found) throw new Refusal(text.notFound)
  return found
}

export const visibleCourseware = (db: Database, id: number, session: Session) => only(db, id, isVisible(session))
/** One that nobody else changes, and no class begins with, until the transaction ends. */
export const heldCourseware = (tx: Database, id: number, session: Session) => only(tx, id, isVisible(session), 'update')
/** One for a class that begins: nobody changes it until the transaction ends. That it was answered is noted meanwhile. */
export const coursewareToTeach = (tx: Database, id: number, session: Session) =>
  only(tx, id, isVisible(session), 'key share')
/** For what was done with a courseware, whether it is still there or not. */
export const onceVisibleCourseware = (db: Database, id: number, session: Session) => only(db, id, wasVisible(session))
