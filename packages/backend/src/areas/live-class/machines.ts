import { pushType, text, type QuestionState } from '@mango/contract/live-class'
import { eq } from 'drizzle-orm'
import { room } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { sameText } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { storeAnswer } from '../../shared/live-class/answer-queue.ts'
import { questionStateOf } from '../../shared/live-class/question-state.ts'
import { classInRoom, type LiveClass } from './open-class.ts'
import { pairsOf } from './pairing.ts'
import { publish } from '../../shared/live-class/pushes.ts'

interface Station {
  readonly roomId: number
  readonly stationKey: string
}

/** The running class of a base station's room. @throws Refusal for a wrong key, or where no class runs */
export async function classOfStation({ db }: Services, { roomId, stationKey }: Station) {
  const [station] = await db.select({ key: room.stationKey }).from(room).where(eq(room.id, roomId))
  if (!station || !sameText(station.key, stationKey)) throw new Refusal(text.wrongStation)
  const running = await classInRoom(db, roomId)
  if (!running) throw new Refusal(text.notInClass)
  return running
}

/** The key of the room a class is held in. */
export async function stationKeyOf({ db }: Pick<Services, 'db'>, { roomId }: Pick<LiveClass, 'roomId'>) {
  const [station] = await db.select({ key: room.stationKey }).from(room).where(eq(room.id, roomId))
  if (!station) throw new Refusal(text.notInClass)
  return station.key
}

/** Takes a device's answer to the question on the board. */
export async function answerByMachine(
  services: Services,
  station: Station,
  press: { machineCode: string; answer: string; revision: number },
): Promise<QuestionState> {
  const running = await classOfStation(services, station)
  // What is keyed in while devices are paired is a number of a student, and no answer.
  if (running.pairing) throw new Refusal(text.pairingFirst)
  if (running.questionId === null) throw new Refusal(text.questionNotOpen)
  const pair = (await pairsOf(services.db, running)).find(({ machineCode }) => machineCode === press.machineCode)
  if (!pair) {
    await publish(services.db, running.id, [{ type: pushType.unmatched, data: { machineCode: press.machineCode } }])
    throw new Refusal(text.unmatched)
  }
  const { questionId, attempt } = running
  const { answer, revision } = press
  const outcome = await storeAnswer(services, running.id, {
    questionId,
    attempt,
    studentId: pair.studentId,
    answer,
    revision,
  })
  if ('refusal' in outcome) throw new Refusal(outcome.refusal)
  return questionStateOf(services.db, running, services.clock.now())
}
