/** How long the stand-in for a transcoder takes until a video has its still. */
export const transcodeSeconds = 5
/** The still that every transcoded video gets. */
export const stillKey = 'system/video-still.png'
