import { maxDownload, text } from '@mango/contract/mistake-notebook'
import { platformDay } from '@mango/contract/platform-time'
import { eq } from 'drizzle-orm'
import { person, schoolClass, student } from '../../database/schema.ts'
import { offerFile } from '../../pdf/made-files.ts'
import { countOrRefuse } from '../../rates/rates.ts'
import { Refusal } from '../../refusal.ts'
import { subjectName } from '../../shared/school/names.ts'
import { contentOf, type Basket } from './basket.ts'
import type { Reading } from './describe.ts'
import { printable, type Printable } from './printable.ts'
import { paperOf, type PaperWish } from './print.ts'
import { words } from './words.ts'

/** A child who presses again and again keeps the server from everybody else. */
const often = { times: 30, seconds: 600 }

const usual: PaperWish = {
  name: '',
  fillMyAnswer: false,
  fillAnswerAndParse: false,
  answersAtEnd: true,
  reasons: false,
  room: true,
  nameLine: true,
  columns: 1,
  order: 'added',
  pictureSize: 60,
}

async function ownerOf({ services: { db } }: Reading, studentId: number) {
  const [found] = await db
    .select({ name: person.nickname, className: schoolClass.name })
    .from(person)
    .innerJoin(student, eq(student.personId, person.id))
    .leftJoin(schoolClass, eq(schoolClass.id, student.classId))
    .where(eq(person.id, studentId))
  return { name: found?.name ?? '', className: found?.className ?? '' }
}

/** Makes a paper of a basket. @returns its address, how long it is, and what it was made of */
export async function makePaper(reading: Reading, basket: Basket, wish: Partial<PaperWish>) {
  const { services, now } = reading
  const { db, printPdf } = services
  if (!printPdf) throw new Refusal(words.noPrinter)
  await countOrRefuse(db, `paper/${basket.studentId}`, often, now, words.tooManyPapers)
  const content = await contentOf(db, basket)
  if (content.length === 0) throw new Refusal(words.emptyBasket)
  if (content.length > maxDownload) throw new Refusal(text.downloadTooLarge)
  const owner = await ownerOf(reading, basket.studentId)
  const questions: Printable[] = await printable(reading, basket.studentId, content)
  const today = platformDay(now)
  const name = wish.name || `${owner.name} ${subjectName(basket.subjectId)}错题 ${today}`
  const document = paperOf({ ...usual, ...wish, name }, { ...owner, today }, questions)
  const { bytes, pages } = await printPdf(document)
  return {
    url: await offerFile(services, reading, { name: `${name}.pdf`, bytes }),
    pages,
    questions: questions.length,
    questionIds: content.map(({ questionId }) => questionId),
  }
}
