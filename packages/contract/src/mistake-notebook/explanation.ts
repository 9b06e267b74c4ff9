import { playerExtensions } from '../lessons/limits.ts'

/** What the explanation's player takes; unlike a lesson's it knows no m4a. */
const video: readonly string[] = playerExtensions.video
const audio: readonly string[] = playerExtensions.audio.filter((extension) => extension !== 'm4a')

/** How an explanation is played, by the extension of its address; undefined for what no player takes. */
export function explanationKind(address: string): 'video' | 'audio' | undefined {
  const extension = /\.([a-z\d]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return video.includes(extension) ? 'video' : audio.includes(extension) ? 'audio' : undefined
}
