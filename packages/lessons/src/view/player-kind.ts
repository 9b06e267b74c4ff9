import { extensionOf } from '@mango/contract/library'
import { playerExtensions } from '@mango/contract/lessons'

/** How a file is played, by its name; undefined where the player takes no such file. */
export function playerKind(fileName: string): 'video' | 'audio' | undefined {
  const extension = extensionOf(fileName)
  // `ogg` stands in the list of sounds alone; as the video of a lesson it is one all the same.
  if (playerExtensions.video.some((one) => one === extension) || extension === 'ogg') return 'video'
  return playerExtensions.audio.some((one) => one === extension) ? 'audio' : undefined
}
