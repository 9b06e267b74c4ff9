import { examNameLength, examStatus, type NewExam } from '@mango/contract/exams'
import type { Database } from '../../database/database.ts'
import { exam } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { gradesOf } from '../../shared/school/classes.ts'
import { examTypes, gradeName, schoolYearName, schoolYears, termName, typeName } from '../../shared/school/names.ts'
import { countExams } from './counts.ts'
import { named } from './named.ts'
import { words } from './words.ts'

interface Author {
  readonly schoolId: number
  readonly personId: number
}

const nameAfterKind = ({ schoolYear, gradeId, termId, type }: NewExam) =>
  `${schoolYearName(schoolYear)}${gradeName(gradeId)}${termName(termId)}${typeName(type)}`.slice(0, examNameLength)

/** The name that was typed; where none was, the first of its kind that may be free. */
function* namesFor(body: NewExam) {
  if (body.name) {
    yield body.name
    return
  }
  const kind = nameAfterKind(body)
  yield kind
  for (let copy = 2; copy <= 50; copy++) yield `${kind} (${copy})`
}

/** Creates an exam without subjects, not public yet. */
export async function addExam(db: Database, { schoolId, personId }: Author, body: NewExam, now: Date) {
  const grades = await gradesOf(db, schoolId)
  const known = schoolYears(now).includes(body.schoolYear) && grades.includes(body.gradeId)
  if (!known || !examTypes.some(({ id }) => id === body.type)) throw new Refusal(words.unknownKind)
  return db.transaction(async (tx) => {
    for (const name of namesFor(body)) {
      const [added] = await tx
        .insert(exam)
        .values({
          ...body,
          schoolId,
          ...named(name),
          startTime: now,
          createdBy: personId,
          status: examStatus.notPublic,
          subjectIds: [],
        })
        .onConflictDoNothing()
        .returning()
      if (!added) continue
      await countExams(tx, [], [added])
      return added
    }
    throw new Refusal(words.nameTaken)
  })
}
