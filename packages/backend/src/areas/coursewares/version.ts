import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware } from '../../database/schema.ts'

/** Another one whenever what a person sets has changed; that it was used in a class is no change. */
const version = sql<string>`md5(row(
  ${courseware.name}, ${courseware.gradeId}, ${courseware.subjectId}, ${courseware.source}, ${courseware.share},
  ${courseware.paperId}, ${courseware.questionIds}, ${courseware.excludeQuestionIds}, ${courseware.answers}
)::text)`

export async function versionOf(db: Database, id: number): Promise<string> {
  const [found] = await db.select({ version }).from(courseware).where(eq(courseware.id, id))
  return found?.version ?? ''
}
