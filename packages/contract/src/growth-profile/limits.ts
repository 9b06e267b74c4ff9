export const infoRows = 5
export const abilityScale = { min: 0, max: 4 } as const
export const behaviourDays = [7, 30, 90] as const

export const momentPageSize = 10
export const maxMomentBytes = 100 * 1024 * 1024
export const momentExtensions = {
  video: ['webm', 'mp4', 'ogg', 'mov'],
  image: ['bmp', 'jpg', 'png', 'gif', 'jpeg'],
} as const
/** The documents leave both lengths open: decided here. */
export const momentTitleLength = 50
export const momentContentLength = 500
/** The list is loaded again this long after an upload. */
export const momentReloadMilliseconds = 1000
export const momentRetryMilliseconds = 3000
/** More is loaded this near to the end of the feed. */
export const feedThreshold = 30
export const feedScrollDelay = 500
export const momentColumns = { wide: 4, narrow: 2, narrowBelow: 500 } as const
/** A cropped picture as a data address; it has to fit into a call. The documents leave it open: decided here. */
export const photoLength = 200_000
/** The same of a video's still, which goes as a field of the form. */
export const maxPosterLength = 60_000
/** What the close button tells the parent window. The documents name no words: decided here. */
export const closeMessage = 'close'
