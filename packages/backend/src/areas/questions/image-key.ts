/** Keys of question images; no other object's address is given out here. */
export const isImageKey = (path: string): boolean => /^questions\/[\w-]+\.(svg|png)$/.test(path)
