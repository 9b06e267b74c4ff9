import { randomToken } from '../../secrets.ts'

const start = (schoolId: number) => `questions/written-${schoolId}-`

export const writtenPictureKey = (schoolId: number, extension: string): string =>
  `${start(schoolId)}${randomToken(16)}.${extension}`

/** Whether a picture was sent for a written question of this school. */
export const isWrittenPicture = (key: string, schoolId: number): boolean =>
  key.startsWith(start(schoolId)) && /^questions\/written-\d+-[0-9a-f]{32}\.(png|jpe?g)$/.test(key)
