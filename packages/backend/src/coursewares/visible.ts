import { share, text } from '@mango/contract/coursewares'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { courseware } from '../database/schema.ts'
import { Refusal } from '../refusal.ts'
import type { Session } from '../session/sessions.ts'

/** Public ones of the school and the own private ones. The documents leave it open; whoever sees one may change it. */
export const isVisible = ({ schoolId, personId }: Session) =>
  and(
    eq(courseware.schoolId, schoolId),
    isNull(courseware.deletedAt),
    or(eq(courseware.share, share.public), eq(courseware.ownerId, personId)),
  )

export async function visibleCourseware(db: Database, id: number, session: Session) {
  const [found] = await db
    .select()
    .from(courseware)
    .where(and(eq(courseware.id, id), isVisible(session)))
  if (!found) throw new Refusal(text.notFound)
  return found
}
