import { otherHomework } from '@mango/contract/correction'
import { paperSource } from '@mango/contract/paper-records'
import { practise } from '../../database/schema.ts'
import { subjectName } from '../../shared/school/names.ts'
import { addPapers, type AddedPaper, type PlannedPaper } from './add-papers.ts'
import type { Sowing } from './answer-papers.ts'
import { insertMany } from '../../database/insert-many.ts'
import type { StoredQuestion } from '../questions/stored-bank.ts'

const chapters: Readonly<Record<number, readonly string[]>> = {
  1: ['第一单元　四时之美', '第二单元　至爱亲情', '第三单元　学习生活'],
  2: ['第一章　有理数', '第二章　整式的加减', '第三章　一元一次方程'],
  3: ['Unit 1 School Life', 'Unit 2 Daily Routine', 'Unit 3 Food'],
  5: ['第一章　科学入门', '第二章　观察生物', '第三章　人类的家园'],
  8: ['第一单元　走进社会生活', '第二单元　权利与义务', '第三单元　走近法治天地'],
}
const grade = 7
/** Questions of the long paper that each subject's first section is. */
const longPaper = 20

type Practise = typeof practise.$inferInsert & { id: number }

/** What is to be inserted, and where a practise's paper stands among the new ones. */
class Shelves {
  readonly papers: PlannedPaper[] = []
  readonly practises: (Practise & { newPaper?: number })[] = []
  private readonly schoolId: number
  private readonly bank: readonly StoredQuestion[]
  private readonly ids: Sowing['ids']

  constructor(schoolId: number, bank: readonly StoredQuestion[], ids: Sowing['ids']) {
    this.schoolId = schoolId
    this.bank = bank
    this.ids = ids
  }

  /** @returns its id */
  add(row: Omit<Practise, 'id' | 'schoolId' | 'gradeId'> & { newPaper?: number }): number {
    this.practises.push({ ...row, id: ++this.ids.practise, schoolId: this.schoolId, gradeId: grade })
    return this.ids.practise
  }

  /** A paper of some questions in their order, beginning with one of them. @returns its place */
  paper(subjectId: number, source: number, name: string, from: number, count: number): { newPaper: number } {
    const own = this.bank.filter((question) => question.subjectId === subjectId)
    const questions = [...own.slice(from), ...own.slice(0, from)].slice(0, count)
    this.papers.push({ subjectId, source, name, questions })
    return { newPaper: this.papers.length - 1 }
  }
}

/** The workbooks of homework of one subject. */
function addHomework(shelves: Shelves, subjectId: number, names: readonly string[], answered: readonly AddedPaper[]) {
  const source = paperSource.homework
  const shelf = { subjectId, source }
  const subject = subjectName(subjectId)
  const book = shelves.add({ ...shelf, parentId: null, type: 1, name: '课时作业（上册）', showOrder: 1 })
  for (const [index, name] of names.entries()) {
    const number = index + 1
    const chapter = shelves.add({ ...shelf, parentId: book, type: 1, name, showOrder: number })
    const below = { ...shelf, parentId: chapter, type: 1 }
    const count = index === 0 ? longPaper : 8
    const fresh = shelves.paper(subjectId, source, `${number}.1 ${subject}课时作业`, index * 7, count)
    shelves.add({ ...below, ...fresh, name: `${number}.1 新课练习`, showOrder: 1 })
    for (const [order, { id, name: known }] of answered.slice(index * 2, index * 2 + 2).entries())
      shelves.add({ ...below, paperId: id, name: `${number}.${order + 2} ${known}`, showOrder: order + 2 })
  }
  const whole = shelves.paper(subjectId, source, `${subject}期中综合练习`, 3, 12)
  shelves.add({ ...shelf, ...whole, parentId: book, type: 1, name: '期中综合练习', showOrder: names.length + 1 })
  const tests = shelves.add({ ...shelf, parentId: null, type: 2, name: '单元测评', showOrder: 2 })
  for (const [index, chapter] of names.entries()) {
    const name = `${chapter}　测评`
    const fresh = shelves.paper(subjectId, source, name, index * 5, 10)
    shelves.add({ ...shelf, ...fresh, parentId: tests, type: 2, name, showOrder: index + 1 })
  }
  const sheet = shelves.paper(subjectId, source, `${subject}周末作业单`, 2, 6)
  shelves.add({ ...shelf, ...sheet, parentId: null, type: otherHomework, name: '其他作业', showOrder: 3 })
}

function addExams(shelves: Shelves, subjectId: number) {
  const shelf = { subjectId, source: paperSource.exam }
  const set = shelves.add({ ...shelf, parentId: null, type: 1, name: '期中期末试卷集', showOrder: 1 })
  for (const [index, name] of ['期中模拟卷（一）', '期中模拟卷（二）', '期末模拟卷'].entries()) {
    const fresh = shelves.paper(subjectId, shelf.source, `${subjectName(subjectId)}${name}`, index * 4, 16)
    shelves.add({ ...shelf, ...fresh, parentId: set, type: 1, name, showOrder: index + 1 })
  }
}

/** Workbooks of homework and exams for the first grade, with chapters, sections and a paper for each. */
export async function addWorkbooks(
  sowing: Sowing,
  schoolId: number,
  papers: readonly AddedPaper[],
  bank: readonly StoredQuestion[],
): Promise<void> {
  const shelves = new Shelves(schoolId, bank, sowing.ids)
  for (const subjectId of new Set(papers.map((one) => one.subjectId))) {
    const names = chapters[subjectId]
    if (!names) continue
    const ofSubject = papers.filter((one) => one.subjectId === subjectId && one.source === paperSource.homework)
    addHomework(shelves, subjectId, names, ofSubject)
    addExams(shelves, subjectId)
  }
  const added = await addPapers(sowing, schoolId, shelves.papers)
  await insertMany(
    sowing.db,
    practise,
    shelves.practises.map(({ newPaper, parentId = null, paperId = null, ...row }) => ({
      ...row,
      parentId,
      paperId: newPaper === undefined ? paperId : (added[newPaper]?.id ?? null),
    })),
  )
}
