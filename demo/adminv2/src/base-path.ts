/** The path everything of the host lies below. */
export const basePath = '/adminv2'
