import { CallError, type Client } from '@mango/client'
import { text, type Courseware } from '@mango/contract/coursewares'
import { beginClass, checkIfBeginClass, getVirtualRoomId } from '@mango/contract/live-class'
import type { ClassStartDetail } from '../courseware-list.face.ts'
import type { StartDraft } from './start-refusal.ts'

/** Begins a class: finds the room, checks that it is free (with `force` it need not be), and starts. @throws CallError */
export async function begin(
  client: Client,
  { id: coursewareId }: Courseware,
  { classId, way, roomId: chosen }: StartDraft,
  force: boolean,
): Promise<ClassStartDetail> {
  const roomId = way === 'phone' ? await virtualRoom(client, classId) : chosen
  if (roomId === undefined) throw new Error(text.roomMissing)
  if (!force) await client.send(checkIfBeginClass, { query: { roomId } })
  await client.send(beginClass, { query: { roomId, classId, coursewareId, force } })
  return { courseId: coursewareId, roomId, classId, way }
}

async function virtualRoom(client: Client, classId: string): Promise<number> {
  const { data } = await client.send(getVirtualRoomId, { query: { classId } })
  if (data === null) throw new CallError('refused', text.noVirtualRoom)
  return data
}
