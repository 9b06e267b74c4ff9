import { checkOfQuestion } from '@mango/contract/correction'
import { check, paperSource } from '@mango/contract/paper-records'
import { dayLength } from '@mango/contract/platform-time'
import { answeredPaper, answeredPart, answerPage } from '../../database/schema.ts'
import { utf8 } from '../../drawing/bytes.ts'
import { recordMistakes } from '../../shared/mistakes/record.ts'
import { grouped } from '../../shared/papers/grouped.ts'
import { putOnce } from '../../storage/storage.ts'
import { insertMany } from '../../database/insert-many.ts'
import { photographedPage } from '../questions/handwriting.ts'
import type { SeedContext } from '../seed.ts'
import type { AddedPaper } from './add-papers.ts'

export interface Sowing extends SeedContext {
  /** The last ids that were given. */
  readonly ids: { practise: number; answered: number; part: number }
}

export interface Answering {
  readonly studentId: number
  readonly schoolId: number
  readonly paper: AddedPaper
  readonly at: Date
  readonly bySelf: boolean
  /** How many of its questions are checked. */
  readonly checked: number
  readonly photos: number
}

/** What somebody wrote and how it was checked, part by part. */
function answersOf({ random, ids }: Sowing, { paper: of, checked }: Answering, ability: number) {
  return of.questions.flatMap((question, index) => {
    const isChecked = index < checked
    return (question.parts.length > 0 ? question.parts : [null]).map((part) => {
      const luck = random.next()
      const right = luck < ability
      // What an open question wants is told by its analysis alone.
      const written = right ? question.answer || question.parse : question.wrongAnswer(random)
      const half = !right && question.halfRight && luck < ability + 0.1
      return {
        part: {
          id: ++ids.part,
          questionId: question.id,
          partId: part?.id ?? null,
          check: !isChecked ? check.none : right ? check.right : half ? check.halfRight : check.wrong,
          text: part ? '' : written,
          picture: part ? (right ? part.rightPicture : part.wrongPicture) : null,
        },
        written: part ? (right ? part.answer : part.wrong) : written,
        right,
      }
    })
  })
}

async function addPhotos(
  { storage, random }: Sowing,
  one: Answering,
  id: number,
  answers: ReturnType<typeof answersOf>,
) {
  const perPage = Math.ceil(answers.length / Math.max(1, one.photos))
  const rows: (typeof answerPage.$inferInsert)[] = []
  for (let page = 0; page < one.photos; page++) {
    const lines = answers.slice(page * perPage, (page + 1) * perPage).slice(0, 17)
    const marked = !one.bySelf
    const drawn = photographedPage(
      random,
      `${one.paper.name}${one.photos > 1 ? `　第 ${page + 1} 页` : ''}`,
      lines.map(({ written, right }, index) => ({
        text: `${page * perPage + index + 1}. ${written}`,
        ...(marked && { mark: right }),
      })),
    )
    const objectKey = `pages/${one.schoolId}/${one.studentId}/${id}/demo-${page + 1}.svg`
    await putOnce(storage, objectKey, utf8(drawn))
    rows.push({ answeredPaperId: id, objectKey, emend: false, photoId: null, createdAt: one.at })
  }
  return rows
}
/** Answered papers with their parts and photos; what was wrong in finished ones is in the notebook. */
export async function answer(sowing: Sowing, all: readonly Answering[], ability: number) {
  const { db, now, ids } = sowing
  const papers: (typeof answeredPaper.$inferInsert)[] = []
  const parts: (typeof answeredPart.$inferInsert)[] = []
  const pages: (typeof answerPage.$inferInsert)[] = []
  const mistakes: Parameters<typeof recordMistakes>[] = []
  for (const one of all) {
    const id = ++ids.answered
    const answers = answersOf(sowing, one, ability)
    const finished = one.checked === one.paper.questions.length
    const questions = [
      ...grouped(
        answers.map(({ part }) => part),
        ({ questionId }) => questionId,
      ),
    ].map(([questionId, own]) => ({ questionId, own, check: checkOfQuestion(own.map((part) => part.check)) }))
    const points = questions.reduce(
      (sum, { check: got }) => sum + (got === check.right ? 1 : got === check.halfRight ? 0.5 : 0),
      0,
    )
    const correctedAt = finished
      ? new Date(Math.min(now.getTime(), one.at.getTime() + (one.bySelf ? 0.03 : 0.8) * dayLength))
      : null
    papers.push({
      id,
      studentId: one.studentId,
      paperId: one.paper.id,
      correctBySelf: one.bySelf,
      handedInAt: one.at,
      updatedAt: correctedAt ?? one.at,
      correctedAt,
      scoreRate: finished ? Math.round((points / questions.length) * 1000) / 10 : null,
    })
    parts.push(...answers.map(({ part }, order) => ({ ...part, answeredPaperId: id, showOrder: order + 1 })))
    pages.push(...(await addPhotos(sowing, one, id, answers)))
    if (!correctedAt) continue
    mistakes.push([
      db,
      {
        schoolId: one.schoolId,
        studentId: one.studentId,
        subjectId: one.paper.subjectId,
        source: one.paper.source === paperSource.exam ? 'exam' : 'homework',
        sourceId: id,
        paperId: one.paper.id,
        madeAt: correctedAt,
      },
      questions
        .filter((question) => question.check !== check.right)
        .map(({ questionId, own }) => ({
          questionId,
          answers: own
            .filter((part) => part.check !== check.right)
            .map(({ partId, text, picture }) => ({ partId, text, picture })),
        })),
    ])
  }
  await insertMany(db, answeredPaper, papers)
  await insertMany(db, answeredPart, parts)
  if (pages.length > 0) await insertMany(db, answerPage, pages)
  for (const entry of mistakes) await recordMistakes(...entry)
}

/** How the others of a class did in its exams: of them the school knows the rate alone. */
export async function rateClass(
  { db, random, ids }: Sowing,
  exams: readonly Answering[],
  classmates: readonly number[],
) {
  const rows = exams.flatMap(({ paper: of, at }) => {
    const level = random.between(58, 74)
    return classmates.map((studentId) => {
      const scoreRate = Math.min(100, Math.max(8, level + random.between(-26, 26) + random.between(-14, 20)))
      const handedInAt = at
      return { studentId, paperId: of.id, correctBySelf: false, handedInAt, updatedAt: at, correctedAt: at, scoreRate }
    })
  })
  await insertMany(
    db,
    answeredPaper,
    rows.map((row) => ({ id: ++ids.answered, ...row })),
  )
}
