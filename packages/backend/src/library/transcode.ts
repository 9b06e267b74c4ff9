/** How long the stand-in for a transcoder takes until a video has its still. */
export const transcodeSeconds = 5
/** The still that every transcoded video gets. */
export const stillKey = 'system/video-still.png'

interface Transcodable {
  readonly needTranscode: boolean
  readonly createdAt: Date
}
/** Whether a video that had to be transcoded is. */
export const isTranscoded = ({ needTranscode, createdAt }: Transcodable, now: Date): boolean =>
  needTranscode && now.getTime() - createdAt.getTime() > transcodeSeconds * 1000
