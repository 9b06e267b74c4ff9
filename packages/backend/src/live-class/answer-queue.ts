import type { Database } from '../database/database.ts'
import { nextTurn } from '../database/turn.ts'
import type { Services } from '../services.ts'
import { storeAnswers, type NewAnswer, type Outcome } from './store-answers.ts'

interface Waiting {
  readonly answer: NewAnswer
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** Answers of one transaction. */
const most = 200

/**
 * Stores the answers of each class one batch after another: those that come in one turn, or while a batch is being
 * written, form the next one. Fifty answers within a second so cost a handful of transactions, and each is acknowledged after its commit.
 */
function createAnswerQueue({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const waiting = new Map<number, Waiting[]>()

  async function drain(answerClassId: number, queue: Waiting[]) {
    while (queue.length > 0) {
      await nextTurn()
      const batch = queue.splice(0, most)
      try {
        const answers = batch.map(({ answer }) => answer)
        const outcomes = await storeAnswers(db, answerClassId, answers, clock.now())
        for (const [index, item] of batch.entries()) {
          const outcome = outcomes[index]
          if (outcome) item.resolve(outcome)
        }
      } catch (error) {
        for (const item of batch) item.reject(error)
      }
    }
    waiting.delete(answerClassId)
  }

  return (answerClassId: number, answer: NewAnswer): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(answerClassId)
      if (queue) return void queue.push({ answer, resolve, reject })
      const fresh = [{ answer, resolve, reject }]
      waiting.set(answerClassId, fresh)
      return void drain(answerClassId, fresh)
    })
}

const queues = new WeakMap<Database, ReturnType<typeof createAnswerQueue>>()

/** Stores one answer together with those that come in the same moment. */
export function storeAnswer(services: Services, answerClassId: number, answer: NewAnswer): Promise<Outcome> {
  let queue = queues.get(services.db)
  if (!queue) queues.set(services.db, (queue = createAnswerQueue(services)))
  return queue(answerClassId, answer)
}
