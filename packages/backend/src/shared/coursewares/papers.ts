import { text } from '@mango/contract/coursewares'
import { and, asc, desc, eq, ilike, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { paper, paperQuestion, question } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { containing } from '../../search/containing.ts'

const usable = ({ schoolId, personId }: Session) =>
  and(eq(paper.schoolId, schoolId), or(isNull(paper.ownerId), eq(paper.ownerId, personId)))

/** Papers of the school and those of this teacher alone (the own basket, own selections). */
export const listPapers = (
  db: Database,
  wish: { source: number; subjectId: number; query: string },
  session: Session,
) =>
  db
    .select({ id: paper.id, name: paper.name })
    .from(paper)
    .where(
      and(
        usable(session),
        eq(paper.source, wish.source),
        eq(paper.subjectId, wish.subjectId),
        wish.query.trim() === '' ? undefined : ilike(paper.name, containing(wish.query.trim())),
      ),
    )
    .orderBy(desc(paper.createdAt), desc(paper.id))
    .limit(200)

export async function usablePaper(db: Database, id: number, session: Session): Promise<void> {
  const [found] = await db
    .select({ id: paper.id })
    .from(paper)
    .where(and(eq(paper.id, id), usable(session)))
  if (!found) throw new Refusal(text.paperMissing)
}

/** All questions of a paper in their order, choice questions and others. */
export const questionsOfPaper = (db: Database, paperId: number) =>
  db
    .select({
      id: question.id,
      typeName: question.typeName,
      imageUrl: question.imageUrl,
      imageUrl25: question.imageUrl25,
      imageUrlA4: question.imageUrlA4,
      answer1: question.answer1,
      choiceCount: question.choiceCount,
      showOrder: paperQuestion.showOrder,
    })
    .from(paperQuestion)
    .innerJoin(question, eq(question.id, paperQuestion.questionId))
    .where(eq(paperQuestion.paperId, paperId))
    .orderBy(asc(paperQuestion.showOrder), asc(question.id))
