import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mistakeReason, questionPart } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { ownMistake } from './progress.ts'
import { words } from './words.ts'

const common = ['审题不清', '计算失误', '概念混淆', '知识点遗忘', '书写不规范', '时间不够'] as const
const ofSubject: Readonly<Record<number, readonly string[]>> = {
  1: ['审题不清', '字音字形不熟', '理解有偏差', '答题要点不全', '没有结合原文', '时间不够'],
  2: ['审题不清', '计算失误', '概念混淆', '公式不熟', '漏写单位', '没有检验', '时间不够'],
  3: ['词汇不熟', '时态用错', '语法不清', '没看懂题目', '拼写错误', '时间不够'],
  5: ['审题不清', '概念混淆', '实验步骤不清', '读图失误', '漏写单位', '时间不够'],
}
const ownSuggested = 4

/** The student's own commonest reasons first, then those that are common in the subject. */
export async function suggestReasons(db: Database, studentId: number, subjectId: number): Promise<string[]> {
  const own = await db
    .select({ reason: mistakeReason.reason })
    .from(mistakeReason)
    .where(and(eq(mistakeReason.studentId, studentId), eq(mistakeReason.subjectId, subjectId)))
    .groupBy(mistakeReason.reason)
    .orderBy(desc(count()), mistakeReason.reason)
    .limit(ownSuggested)
  return [...new Set([...own.map(({ reason }) => reason), ...(ofSubject[subjectId] ?? common)])]
}

interface Reason {
  readonly studentId: number
  readonly questionId: number
  readonly orderId?: number | undefined
  readonly errorReason: string
}

async function refuseForeignPart(db: Database, { questionId, orderId }: Reason) {
  if (orderId === undefined) return
  const [found] = await db
    .select({ id: questionPart.id })
    .from(questionPart)
    .where(and(eq(questionPart.id, orderId), eq(questionPart.questionId, questionId)))
  if (!found) throw new Refusal(words.noPart)
}

export async function noteReason(db: Database, wish: Reason, now: Date): Promise<void> {
  const { studentId, questionId, orderId, errorReason } = wish
  const subjectId = await ownMistake(db, studentId, questionId)
  await refuseForeignPart(db, wish)
  await db
    .insert(mistakeReason)
    .values({ studentId, questionId, partId: orderId ?? null, subjectId, reason: errorReason, createdAt: now })
    .onConflictDoNothing()
}

export async function takeReasonBack(
  db: Database,
  { studentId, questionId, orderId, errorReason }: Reason,
): Promise<void> {
  await db
    .delete(mistakeReason)
    .where(
      and(
        eq(mistakeReason.studentId, studentId),
        eq(mistakeReason.questionId, questionId),
        orderId === undefined ? isNull(mistakeReason.partId) : eq(mistakeReason.partId, orderId),
        eq(mistakeReason.reason, errorReason),
      ),
    )
}
