import { roleId } from '@mango/contract/account'
import { eq } from 'drizzle-orm'
import { membership, person, schoolClass, student } from '../../database/schema.ts'
import { openDatabase } from '../open-database.ts'

/** More pupils for a class of the demo than any real one has. The server on this folder must be stopped. */
export async function fillClass({ dataDir, classId, count }: { dataDir: string; classId: number; count: number }) {
  const { db, close } = await openDatabase({ dataDir })
  const [found] = await db
    .select({ schoolId: schoolClass.schoolId })
    .from(schoolClass)
    .where(eq(schoolClass.id, classId))
  if (!found) throw new Error(`no class ${classId}`)
  const pupils = await db
    .insert(person)
    .values(
      Array.from({ length: count }, (_, index) => ({
        kind: 'student' as const,
        gender: 1,
        nickname: `学生${index + 1}`,
        mobile: `137${String(index).padStart(8, '0')}`,
      })),
    )
    .returning({ personId: person.id })
  const rows = pupils.map(({ personId }, index) => ({
    personId,
    classId,
    schoolId: found.schoolId,
    studentCode: `2099${String(index).padStart(4, '0')}`,
  }))
  await db.insert(student).values(rows)
  await db
    .insert(membership)
    .values(rows.map(({ personId, schoolId }) => ({ personId, schoolId, roles: [roleId.student], permissions: [] })))
  await close()
}
