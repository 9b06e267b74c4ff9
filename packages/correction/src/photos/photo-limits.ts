import { maxPhotoBytes, maxPhotos, photoExtensions, text } from '@mango/contract/correction'
import { extensionOf } from '@mango/contract/library'

export const photoTypes = photoExtensions.map((extension) => `.${extension}`).join(',')

const tooMany = (emend: boolean) => (emend ? text.tooManyCorrections : text.tooManyPhotos)

/** What an upload of photos takes. @param taken how many there are beside those of the upload itself */
export const photoLimits = (emend: boolean, taken: number) => ({
  together: { most: Math.max(0, maxPhotos - taken), refusal: tooMany(emend), withUnfinished: true },
  refusal: (file: File): string | null => {
    if (file.size > maxPhotoBytes) return text.photoTooLarge
    return photoExtensions.some((known) => known === extensionOf(file.name)) ? null : '请选择图片'
  },
})
