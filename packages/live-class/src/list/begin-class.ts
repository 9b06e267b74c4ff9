import { CallError, type Client } from '@mango/client'
import { text, type Courseware } from '@mango/contract/coursewares'
import { beginClass, checkIfBeginClass, getVirtualRoomId, roomInClass } from '@mango/contract/live-class'
import type { ClassStartDetail } from '../courseware-list.face.ts'
import type { StartDraft } from './start-refusal.ts'

/** The room is in class: whether to go on is for the teacher to say. */
export class RoomInClass extends Error {
  override readonly name = 'RoomInClass'
}

const isRoomInClass = (error: unknown) => error instanceof CallError && error.code === roomInClass

/** Begins a class: finds the room, checks that it is free, and starts. @throws RoomInClass, CallError */
export async function begin(
  client: Client,
  { id: coursewareId }: Courseware,
  { classId, way, roomId: chosen }: StartDraft,
  force: boolean,
): Promise<ClassStartDetail> {
  const roomId = way === 'phone' ? await virtualRoom(client, classId) : chosen
  if (roomId === undefined) throw new Error(text.roomMissing)
  try {
    if (!force) await client.send(checkIfBeginClass, { query: { roomId } })
    await client.send(beginClass, { query: { roomId, classId, coursewareId, force } })
  } catch (error) {
    throw isRoomInClass(error) ? new RoomInClass() : error
  }
  return { courseId: coursewareId, roomId, classId, way }
}

async function virtualRoom(client: Client, classId: string): Promise<number> {
  const { data } = await client.send(getVirtualRoomId, { query: { classId } })
  if (data === null) throw new CallError('refused', text.noVirtualRoom)
  return data
}
