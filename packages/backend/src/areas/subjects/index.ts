import { subjectNames } from '@mango/contract/subjects'
import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../database/prepared.ts'
import { schoolClass, teaching } from '../../database/schema.ts'
import { anybodySignedIn, type AreaHandlers } from '../../handler.ts'
import { subjectColors } from './colors.ts'

const all = Object.entries(subjectNames)
  .map(([id, name]) => ({ id: Number(id), name, color: subjectColors[Number(id)] ?? '#5b6b73' }))
  .toSorted((a, b) => a.id - b.id)

const taughtBy = prepared((db) =>
  db
    .selectDistinct({ id: teaching.subjectId })
    .from(teaching)
    .innerJoin(schoolClass, eq(schoolClass.id, teaching.classId))
    .where(
      and(eq(teaching.personId, sql.placeholder('personId')), eq(schoolClass.schoolId, sql.placeholder('schoolId'))),
    )
    .prepare('taught_subjects'),
)

export const subjects: AreaHandlers<'subjects'> = {
  listSubjects: {
    access: anybodySignedIn,
    /** With `filterPermission=true` a teacher gets the subjects they teach; the documents ask for all of them. */
    handle: async ({ query, session, services }) => {
      if (query.filterPermission !== true || session.kind !== 'teacher') return { data: all }
      const { personId, schoolId } = session
      const taught = await taughtBy(services.db).execute({ personId, schoolId })
      const ids = new Set(taught.map(({ id }) => id))
      return { data: all.filter(({ id }) => ids.has(id)) }
    },
  },
}
