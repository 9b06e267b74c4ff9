export const mistakePageSize = 8
export const maxDownload = 50
export const errorReasonLength = 20
/** `type` of a download. */
export const pushType = 1
/** Days until a question comes again, for each time it was known; after the last one it is mastered. */
export const reviewLadder = [1, 2, 4, 7, 15, 30] as const
/** How many questions a day a student may choose to review. */
export const reviewLimit = { least: 10, most: 20, usual: 10 } as const
/** The first questions after a pause, and from how many days on it is one. */
export const restart = { questions: 2, afterDays: 4 } as const
/** Picture size on a paper, in percent of the page's width. */
export const pictureSize = { least: 30, most: 100, usual: 60 } as const
export const paperNameLength = 40
