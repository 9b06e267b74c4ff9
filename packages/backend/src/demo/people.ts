import { roleId } from '@mango/contract/account'
import { subjectNames } from '@mango/contract/subjects'
import { hashPassword } from '../areas/account/passwords.ts'
import { membership, person, school, schoolClass, student, teaching } from '../database/schema.ts'
import { demoAccounts, posts } from './accounts.ts'
import { pupilName, teacherName, type Named } from './names.ts'
import type { SeedContext, Seed } from './seed.ts'

const classesPerGrade = [3, 1]
const grades = [
  { grade: 7, name: '七年级' },
  { grade: 8, name: '八年级' },
  { grade: 9, name: '九年级' },
]
const teacherCount = 40
/** The first three are the accounts that the login page names. */
const known: readonly (Named & { post: keyof typeof posts })[] = [
  { nickname: '林晓梅', gender: 2, post: 'everything' },
  { nickname: '王建国', gender: 1, post: 'ordinary' },
  { nickname: '赵立新', gender: 1, post: 'headmaster' },
]
const postsInTurn = ['ordinary', 'ordinary', 'resources', 'ordinary', 'examOffice', 'beginner'] as const

const pad = (number: number, length: number) => String(number).padStart(length, '0')

async function buildSchools({ db }: SeedContext) {
  const schools = await db
    .insert(school)
    .values(demoAccounts.schools.map((name) => ({ name })))
    .returning({ id: school.id })
  const classes = schools.flatMap(({ id }, index) =>
    grades.flatMap(({ grade, name }) =>
      Array.from({ length: classesPerGrade[index] ?? 1 }, (_, n) => ({
        schoolId: id,
        grade,
        name: `${name}(${n + 1})班`,
      })),
    ),
  )
  return { schools, classes: await db.insert(schoolClass).values(classes).returning() }
}

async function enrol({ db, random, passwords }: SeedContext, classes: (typeof schoolClass.$inferSelect)[]) {
  const seats = classes.flatMap(({ id, schoolId }) =>
    Array.from({ length: random.between(43, 47) }, () => ({ classId: id, schoolId, ...pupilName(random) })),
  )
  // One hash for all: hashing slowly is what the function is for, and 540 times would take minutes.
  const passwordHash = await hashPassword(demoAccounts.student.password, passwords)
  const people = await db
    .insert(person)
    .values(
      seats.map(({ nickname, gender }, index) => ({
        kind: 'student' as const,
        nickname,
        gender,
        mobile: `139${pad(index + 1, 8)}`,
        passwordHash,
      })),
    )
    .returning({ id: person.id })
  const nextCode = new Map<number, number>()
  const rows = seats.map(({ classId, schoolId }, index) => {
    const number = (nextCode.get(schoolId) ?? 0) + 1
    nextCode.set(schoolId, number)
    return { personId: people[index]?.id ?? 0, classId, schoolId, studentCode: `2026${pad(number, 4)}` }
  })
  await db.insert(student).values(rows)
  await db
    .insert(membership)
    .values(rows.map(({ personId, schoolId }) => ({ personId, schoolId, roles: [roleId.student], permissions: [] })))
}

async function employ(
  { db, random }: SeedContext,
  schools: { id: number }[],
  classes: (typeof schoolClass.$inferSelect)[],
) {
  const staff = Array.from({ length: teacherCount }, (_, index) => {
    const post = postsInTurn[index % postsInTurn.length] ?? 'ordinary'
    return { ...(known[index] ?? { ...teacherName(random), post }), mobile: `1380000${pad(index + 1, 4)}` }
  })
  const people = await db
    .insert(person)
    .values(staff.map(({ nickname, gender, mobile }) => ({ kind: 'teacher' as const, nickname, gender, mobile })))
    .returning({ id: person.id })
  const subjects = Object.keys(subjectNames).map(Number)
  const memberships = staff.flatMap(({ post }, index) => {
    const here = index === 0 ? schools : schools.slice(index % 4 === 3 ? 1 : 0).slice(0, 1)
    const { roles, permissions } = posts[post]
    return here.map(({ id }) => ({
      personId: people[index]?.id ?? 0,
      schoolId: id,
      roles: [...roles],
      permissions: [...permissions],
      subjectId: subjects[index % subjects.length] ?? 1,
    }))
  })
  await db.insert(membership).values(memberships)
  await db.insert(teaching).values(
    memberships.flatMap(({ personId, schoolId, subjectId }) =>
      classes
        .filter((one) => one.schoolId === schoolId)
        .filter((_, index) => index < 2 || random.next() < 0.5)
        .map(({ id }) => ({ personId, classId: id, subjectId })),
    ),
  )
}

/** Two schools with twelve classes, about 540 students and 40 teachers of differing rights. */
export const peopleSeed: Seed = {
  name: 'people',
  async sow(context) {
    const { schools, classes } = await buildSchools(context)
    await enrol(context, classes)
    await employ(context, schools, classes)
  },
}
