/** Where this backend keeps what was made of files, whichever host the files themselves are on. */
export const madeFolder = 'converted/'
export const slideFolder = 'slides/'
