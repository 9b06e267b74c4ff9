import { coursewareSource, gradeNames } from '@mango/contract/coursewares'
import { dayLength } from '@mango/contract/platform-time'
import { isChoiceQuestion } from '@mango/contract/questions'
import { subjectNames } from '@mango/contract/subjects'
import { and, asc, eq, sql } from 'drizzle-orm'
import {
  answerMachine,
  courseware,
  membership,
  paper,
  paperQuestion,
  person,
  question,
  room,
  student,
} from '../database/schema.ts'
import { utf8 } from '../drawing/bytes.ts'
import { putOnce } from '../storage/storage.ts'
import { questionBank, type PrintedQuestion } from './questions/bank.ts'
import { printQuestion } from './questions/print.ts'
import type { Random } from './random.ts'
import type { SeedContext, Seed } from './seed.ts'

const rooms = ['301 智慧教室', '302 智慧教室', '多媒体教室', '阶梯教室', '录播教室', '科学实验室']
const subjectIds = [2, 1, 3, 5, 8] as const
const topics: Readonly<Record<number, readonly string[]>> = {
  1: ['字音字形', '古诗文积累', '文学常识', '病句辨析', '名著导读', '现代文阅读'],
  2: ['二次函数的图象与性质', '一元二次方程', '勾股定理', '一次函数', '顶点式与平移', '期中复习'],
  3: ['Unit 1 Daily Life', 'Unit 2 Comparison', '时态专练', '从句入门', '词汇辨析', '口语交际'],
  5: ['物质的变化', '能量与能源', '声和光', '植物与动物', '地球与宇宙', '实验基本操作'],
  8: ['宪法与国家制度', '权利与义务', '校园生活', '依法维权', '违法与犯罪', '网络生活'],
}
const kinds = ['课堂练习', '随堂检测', '单元小测', '复习课', '作业讲评'] as const

interface Stored extends PrintedQuestion {
  readonly id: number
}

/** Stores a question's pictures: narrow for apps, whose text is read on phones too, and as wide as a B5 page. */
async function putPictures(storage: SeedContext['storage'], name: string, printed: PrintedQuestion) {
  const imageUrl = `${name}-app.svg`
  const imageUrl25 = `${name}-b5.svg`
  await putOnce(storage, imageUrl, utf8(printQuestion(printed, 680)))
  await putOnce(storage, imageUrl25, utf8(printQuestion(printed, 760)))
  return { imageUrl, imageUrl25 }
}

/** Questions with their pictures in both formats; a few incomplete ones, as they come from scans. */
async function printAll({ db, storage, random }: SeedContext, schoolId: number): Promise<Stored[]> {
  const bank = questionBank(random)
  const rows: (typeof question.$inferInsert)[] = []
  for (const [index, printed] of bank.entries()) {
    const name = `questions/s${schoolId}-${String(index + 1).padStart(3, '0')}`
    rows.push({
      schoolId,
      typeName: printed.typeName,
      ...(await putPictures(storage, name, printed)),
      imageUrlA4: null,
      answer1: printed.answer || null,
      choiceCount: printed.options.length || null,
      parse: printed.parse,
      knowledgePoint: printed.knowledgePoint,
      halfRight: printed.typeName === '解答题',
    })
  }
  const ids = await db.insert(question).values(rows).returning({ id: question.id })
  return bank.map((printed, index) => ({ ...printed, id: ids[index]?.id ?? 0 }))
}

function some(random: Random, questions: readonly Stored[], count: number): Stored[] {
  const shuffled = questions.map((item) => ({ item, at: random.next() })).sort((a, b) => a.at - b.at)
  return shuffled.slice(0, count).map(({ item }) => item)
}

async function addPaper(
  { db, now, random }: SeedContext,
  fields: { schoolId: number; subjectId: number; source: number; name: string; ownerId?: number },
  questions: readonly Stored[],
): Promise<number> {
  const createdAt = new Date(now.getTime() - random.between(1, 120) * dayLength)
  const [added] = await db
    .insert(paper)
    .values({ ...fields, createdAt })
    .returning({ id: paper.id })
  if (!added) throw new Error('the inserted paper was not returned')
  if (questions.length > 0)
    await db
      .insert(paperQuestion)
      .values(questions.map(({ id }, index) => ({ paperId: added.id, questionId: id, showOrder: index + 1 })))
  return added.id
}

/** Two questions that cannot be taught with yet: one without its B5 image, one without an answer. */
async function addIncomplete(context: SeedContext, schoolId: number, questions: readonly Stored[]) {
  const found = questions.filter((item) => item.subjectId === 2).slice(0, 6)
  const rows: (typeof question.$inferInsert)[] = []
  for (const [index, printed] of found.entries()) {
    const pictures = await putPictures(context.storage, `questions/s${schoolId}-scan-${index}`, printed)
    rows.push({
      schoolId,
      typeName: printed.typeName,
      ...pictures,
      ...(index === 0 && { imageUrl25: null }),
      answer1: index === 1 ? null : printed.answer,
    })
  }
  const copies = await context.db.insert(question).values(rows).returning({ id: question.id })
  const asQuestions = copies.map(({ id }, index) => ({ ...(found[index] as Stored), id }))
  const fields = { schoolId, subjectId: 2, source: coursewareSource.paper }
  await addPaper(
    context,
    { ...fields, name: '扫描试卷（缺 B5 图片）' },
    asQuestions.slice(0, 1).concat(asQuestions.slice(2)),
  )
  await addPaper(context, { ...fields, name: '扫描试卷（缺答案）' }, asQuestions.slice(1))
}

async function teachersOf({ db }: SeedContext, schoolId: number) {
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(membership, eq(membership.personId, person.id))
    .where(and(eq(person.kind, 'teacher'), eq(membership.schoolId, schoolId)))
    .orderBy(asc(person.id))
  return rows.map(({ id }) => id)
}

/** Every student of a class has a device: their codes end in the same digits. */
async function handOutMachines({ db }: SeedContext, schoolId: number) {
  const students = await db
    .select({ id: student.personId, code: student.studentCode, classId: student.classId })
    .from(student)
    .where(eq(student.schoolId, schoolId))
    .orderBy(asc(student.studentCode))
  const firstClass = students[0]?.classId
  const paired = students.filter(({ classId }) => classId === firstClass)
  if (paired.length > 0)
    await db
      .insert(answerMachine)
      .values(paired.map(({ id, code }) => ({ schoolId, studentId: id, machineCode: `K${code.slice(-4)}` })))
}

async function teach(context: SeedContext, schoolId: number, count: number) {
  const { db, random, now } = context
  const questions = await printAll(context, schoolId)
  const teachers = await teachersOf(context, schoolId)
  const choice = questions.filter(isChoiceQuestion)
  for (const [index, subjectId] of subjectIds.entries()) {
    const own = questions.filter((item) => item.subjectId === subjectId)
    for (const ownerId of teachers.slice(0, 3))
      await addPaper(
        context,
        { schoolId, subjectId, source: coursewareSource.basket, name: `${subjectNames[subjectId]}试题篮`, ownerId },
        some(random, own, 6 + index),
      )
  }
  const sources = [
    coursewareSource.paper,
    coursewareSource.homework,
    coursewareSource.selfChosen,
    coursewareSource.specialTraining,
  ]
  for (let n = 0; n < count; n++) {
    const subjectId = subjectIds[n % subjectIds.length] ?? 2
    const gradeId = 7 + (n % 3)
    const topic = random.pick(topics[subjectId] ?? ['综合练习'])
    const source = n % 9 === 8 ? coursewareSource.basket : (sources[n % sources.length] ?? coursewareSource.paper)
    const kind = kinds[n % kinds.length]
    const chosen = some(
      random,
      choice.filter((item) => item.subjectId === subjectId),
      random.between(5, 11),
    )
    const others = questions.filter((item) => item.subjectId === subjectId && !isChoiceQuestion(item)).slice(0, 1)
    const name = `${gradeNames[gradeId - 1]}${topic}${kind}`
    const paperId =
      source === coursewareSource.basket
        ? null
        : await addPaper(context, { schoolId, subjectId, source, name }, [...chosen, ...others])
    const ownerId = random.pick(teachers.slice(0, 8))
    await db.insert(courseware).values({
      schoolId,
      ownerId,
      name,
      gradeId,
      subjectId,
      source,
      share: n % 4 === 3 ? 0 : 1,
      paperId,
      questionIds: chosen.map(({ id }) => id),
      excludeQuestionIds: [],
      createdAt: new Date(now.getTime() - (count - n) * 0.7 * dayLength),
    })
  }
  await addIncomplete(context, schoolId, questions)
}

/** Rooms, questions with real pictures, papers, baskets and sixty coursewares. */
export const liveClassSeed: Seed = {
  name: 'live-class',
  async sow(context) {
    for (const schoolId of [1, 2]) {
      await context.db
        .insert(room)
        .values(rooms.map((name, index) => ({ schoolId, name, stationKey: `demo-station-${schoolId}-${index + 1}` })))
      await handOutMachines(context, schoolId)
    }
    await teach(context, 1, 60)
    await teach(context, 2, 6)
    await context.db.execute(sql`analyze courseware`)
  },
}
