export const examPageSize = 10
export const examNameLength = 30
/** The documents leave both open: decided here. */
export const mergeAtLeast = 2
export const mergeAtMost = 50
