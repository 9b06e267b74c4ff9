import { createBatches } from '../../database/batches.ts'
import type { Database } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { storeAnswers, type NewAnswer, type Outcome } from './store-answers.ts'

/** Fifty answers within a second cost a handful of transactions, and each is acknowledged after its commit. */
const createAnswerQueue = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  createBatches((answerClassId: number, answers: readonly NewAnswer[]) =>
    storeAnswers(db, answerClassId, answers, clock.now()),
  )

const queues = new WeakMap<Database, ReturnType<typeof createAnswerQueue>>()

/** Stores one answer together with those that come in the same moment. */
export async function storeAnswer(services: Services, answerClassId: number, answer: NewAnswer): Promise<Outcome> {
  let queue = queues.get(services.db)
  if (!queue) queues.set(services.db, (queue = createAnswerQueue(services)))
  const outcome = await queue(answerClassId, answer)
  if (!outcome) throw new Error('an answer had no outcome')
  return outcome
}
