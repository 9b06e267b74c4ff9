/** Where this backend keeps notes from phones and what was made of files, whichever host library files are on. */
export const noteFolder = 'lesson-note/'
export const madeFolder = 'converted/'
export const slideFolder = 'slides/'

/** Whether an object is kept here, wherever uploads go. */
export const isKeptHere = (objectKey: string): boolean =>
  [noteFolder, madeFolder, slideFolder].some((folder) => objectKey.startsWith(folder))
