import { isWrittenPicture } from '../../shared/coursewares/written-pictures.ts'

/** Keys of question images; no other object's address is given out here. What teachers wrote stays in their school. */
export const isImageKey = (path: string, schoolId: number): boolean =>
  path.startsWith('questions/written-') ? isWrittenPicture(path, schoolId) : /^questions\/[\w-]+\.(svg|png)$/.test(path)
