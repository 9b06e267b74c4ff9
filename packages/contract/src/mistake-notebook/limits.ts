import { playerExtensions } from '../lessons/limits.ts'

export const mistakePageSize = 8
export const maxDownload = 50
export const errorReasonLength = 20
/** `type` of a download. */
export const pushType = 1
/** What the explanation's player takes; unlike a lesson's it knows no m4a. */
export const explanationExtensions = {
  video: playerExtensions.video,
  audio: playerExtensions.audio.filter((extension) => extension !== 'm4a'),
} as const
