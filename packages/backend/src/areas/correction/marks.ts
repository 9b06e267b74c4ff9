import { text as fixed, type finishCorrection, type saveCheck as saveCheckCall } from '@mango/contract/correction'
import { check, paperSource } from '@mango/contract/paper-records'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../../database/database.ts'
import { answeredPaper, answeredPart, question } from '../../database/schema.ts'
import { recordMistakes } from '../../shared/mistakes/record.ts'
import { lockedAnsweredPaper, text } from '../../shared/papers/answered-papers.ts'
import { noteChange } from '../../shared/papers/handed-in.ts'
import { answeredQuestionsOf, scoreRateOf, wrongAnswersOf } from '../../shared/papers/answered-questions.ts'
import { Refusal, text as refusals } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'

type Mark = InferOutput<(typeof saveCheckCall)['body']>

/**
 * One check. Each part is a row of its own, so that two tabs that mark one paper lose nothing of each other; the paper is
 * locked, so that nothing is marked behind its end. `isOver` says that it is the last one, and changes nothing: the
 * student may still think better of it before finishing.
 */
export const saveCheck = (db: Database, mark: Mark, session: Session, now: Date) =>
  db.transaction(async (tx) => {
    const { id, correctedAt } = await lockedAnsweredPaper(tx, mark.id, session)
    if (correctedAt) throw new Refusal(text.finished)
    const [found] = await tx
      .select({ id: answeredPart.id, halfRight: question.halfRight })
      .from(answeredPart)
      .innerJoin(question, eq(question.id, answeredPart.questionId))
      .where(
        and(
          eq(answeredPart.id, mark.scoreId),
          eq(answeredPart.answeredPaperId, id),
          eq(answeredPart.questionId, mark.questionId),
        ),
      )
    if (!found || (mark.check === check.halfRight && !found.halfRight)) throw new Refusal(refusals.badInput)
    await tx.update(answeredPart).set({ check: mark.check }).where(eq(answeredPart.id, found.id))
    await noteChange(tx, id, now)
  })

/** All is checked: what was not right goes to the notebook, once, however often and from wherever it is said. */
export const finish = (
  db: Database,
  { id, quickExamPaperId }: InferOutput<(typeof finishCorrection)['query']>,
  session: Session,
  now: Date,
) =>
  db.transaction(async (tx) => {
    const answered = await lockedAnsweredPaper(tx, id, session, quickExamPaperId)
    if (answered.correctedAt) return
    const questions = await answeredQuestionsOf(tx, answered)
    const unchecked = questions.filter((question) => question.check === check.none).length
    if (unchecked > 0) throw new Refusal(fixed.unchecked(unchecked))
    await tx
      .update(answeredPaper)
      .set({ correctedAt: now, updatedAt: now, scoreRate: scoreRateOf(questions) })
      .where(eq(answeredPaper.id, id))
    await recordMistakes(
      tx,
      {
        schoolId: session.schoolId,
        studentId: answered.studentId,
        subjectId: answered.subjectId,
        source: answered.source === paperSource.exam ? 'exam' : 'homework',
        sourceId: answered.id,
        paperId: answered.paperId,
        madeAt: now,
      },
      wrongAnswersOf(questions),
    )
  })
