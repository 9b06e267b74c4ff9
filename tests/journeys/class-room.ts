import { expect } from 'vitest'
import type { Page } from './stage.ts'

/** A class that is held now, as `GET /dev/live` tells of it. */
export interface HeldClass {
  readonly roomId: number
  readonly stationKey: string
  readonly students: readonly { readonly id: number; readonly code: string }[]
  readonly question?: { readonly answer1: string; readonly choices: string }
}

/** What stands in a class room beside the browser: the base station with its devices. */
export function classRooms(origin: () => string) {
  const heldClasses = async (): Promise<HeldClass[]> => (await fetch(`${origin()}/dev/live`)).json()
  const heldIn = async (roomId: number): Promise<HeldClass> => {
    const found = (await heldClasses()).find((held) => held.roomId === roomId)
    if (!found) throw new Error(`no class is held in room ${roomId}`)
    return found
  }
  /** What a base station sends for one device. */
  const machine = async (path: 'answer' | 'pair', body: object): Promise<{ code: number; message?: string }> => {
    const sent = await fetch(`${origin()}/api/answerClass/machine/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return sent.json()
  }
  let revision = Math.floor(Date.now() / 1000)
  /** Devices of the first students answer the question on the board; who has no letter does not. */
  const press = async (
    roomId: number,
    letters: readonly (string | undefined)[],
    codeOf = (code: string) => `K${code.slice(-4)}`,
  ) => {
    const { stationKey, students } = await heldIn(roomId)
    revision += 1
    const sent = letters.flatMap((answer, index) => {
      const machineCode = codeOf(students[index]?.code ?? '')
      return answer === undefined ? [] : [machine('answer', { roomId, stationKey, machineCode, answer, revision })]
    })
    for (const one of await Promise.all(sent)) expect(one).toMatchObject({ code: 0 })
  }
  return { heldClasses, heldIn, machine, press }
}

/** The newest card of that courseware in the list. */
export const coursewareCard = (page: Page, name: string) =>
  page
    .getByRole('list', { name: '课件' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()

/** Starts a class with a courseware of the list, by its dialog. */
export async function startClass(page: Page, name: string, way: { room: string } | 'phone', className = '七年级(1)班') {
  await coursewareCard(page, name)
    .getByRole('button', { name: `用 ${name} 上课` })
    .click()
  const dialog = page.getByRole('dialog', { name: '开始上课' })
  await dialog.getByRole('combobox', { name: '班级' }).selectOption(className)
  if (way === 'phone') await dialog.getByRole('radio', { name: '手机' }).check()
  else await dialog.getByRole('combobox', { name: '教室' }).selectOption(way.room)
  await dialog.getByRole('button', { name: '开始上课' }).click()
  return dialog
}

/** The board tells how many have answered. */
export const answered = (page: Page, count: number, of = 45) =>
  page.getByText(new RegExp(`^${count}/ ${of} 人已作答$`)).waitFor()

/** The name of the courseware at that place of the list. */
export const coursewareAt = (page: Page, place: number) =>
  page.getByRole('list', { name: '课件' }).getByRole('heading').nth(place).innerText()
