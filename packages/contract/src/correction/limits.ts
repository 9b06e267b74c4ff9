export const maxPhotos = 8
export const maxPhotoBytes = 2 * 1024 ** 3
export const photoExtensions = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'heic'] as const
export const pagePollMilliseconds = 3000
/** How long the warning of unchecked questions stays. */
export const uncheckedWarningMilliseconds = 5000
export const chapterSearchDelay = 500
/** A "subject" that is none. */
export const excludedSubjectRole = 999
/** `type` of a workbook that is other homework. */
export const otherHomework = 3
/** How long a phone may send photos after its code was drawn. */
export const photoTokenSeconds = 30 * 60
/** Hash route of the phone page, outside the application's base path. */
export const photoPage = '/portrait/#/photoUpload'
/** Tells the page that opened the correction that it is done. */
export const completeMessage = 'completeCheck'
