import { wordsType } from '@mango/contract/questions'
import { choose } from './choose.ts'
import { pause, runningClass, thinking, type Play, type RunningClass } from './room.ts'

/** The base station of a room: hands on what its devices send, and keeps what did not arrive. */
async function send(url: string, path: string, body: unknown, drops: boolean): Promise<void> {
  for (;;) {
    const lost = drops && Math.random() < 0.2
    try {
      if (lost) throw new Error('wifi')
      const answer = await fetch(`${url}/api/answerClass/machine/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { code, message } = await answer.json()
      if (code !== 0) console.log(message)
      return
    } catch {
      await pause(1000 + Math.random() * 2000)
    }
  }
}

const codeOf = (room: RunningClass, studentId: number, code: string) =>
  room.pairs.find((pair) => pair.studentId === studentId)?.machineCode ?? `K${code.slice(-4)}`

/** Plays answer devices: they pair while the room pairs, and answer each question once after some thought. */
export async function playDevices({ url, roomId, students, pace, drops }: Play): Promise<void> {
  const paired = new Set<string>()
  let last = ''
  let revision = Math.floor(Date.now() / 1000)
  for (;;) {
    const room = await runningClass(url, roomId).catch(() => undefined)
    if (room === undefined) {
      await pause(1000)
      continue
    }
    const { stationKey } = room
    const present = room.students.slice(0, students)
    if (room.pairing)
      for (const { id, code } of present.filter((item) => !paired.has(item.code))) {
        paired.add(code)
        const machineCode = codeOf(room, id, code)
        setTimeout(
          () => void send(url, 'pair', { roomId, stationKey, machineCode, number: code.slice(-2) }, drops),
          Math.random() * 8000,
        )
      }
    else paired.clear()
    const asked = room.question && `${room.question.id}:${room.question.attempt}`
    // A device has no letters for words.
    if (room.question && asked !== last && room.question.typeName !== wordsType) {
      last = asked ?? ''
      revision += 1
      const { typeName, answer1, choices } = room.question
      for (const { id, code } of present) {
        const press = {
          roomId,
          stationKey,
          machineCode: codeOf(room, id, code),
          answer: choose({ typeName, choices: [...choices], right: answer1 }),
          revision,
        }
        setTimeout(() => void (asked === last && send(url, 'answer', press, drops)), thinking(pace))
      }
    }
    await pause(500)
  }
}
