import { pushType } from '@mango/contract/live-class'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass } from '../../database/schema.ts'
import { statusOf } from '../../live-class/display-status.ts'
import { publish } from '../../live-class/pushes.ts'

/** Something about a question has changed: boards and phones that show it read it anew. */
export async function renewQuestion(tx: Database, questionId: number): Promise<void> {
  const showing = await tx
    .select()
    .from(liveClass)
    .where(and(eq(liveClass.questionId, questionId), isNull(liveClass.endedAt)))
  for (const running of showing) {
    const { id, attempt } = running
    await publish(tx, id, [{ type: pushType.question, data: { questionId, attempt, status: statusOf(running) } }])
  }
}
