import { and, eq, exists, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass } from '../../database/schema.ts'

/** A class that runs with a courseware: whoever holds it must be able to come back to it. */
export const isInClass = (db: Database, coursewareId: number) =>
  exists(
    db
      .select()
      .from(liveClass)
      .where(and(eq(liveClass.coursewareId, coursewareId), isNull(liveClass.endedAt))),
  )
