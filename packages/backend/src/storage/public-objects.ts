const publicKey = /^system\/[\w-]+\.(png|xlsx)$/

/**
 * Objects that anybody may read by address: the school's picture on the login page, seen before anybody is signed in,
 * and the empty table that evaluation targets are imported from. None shows a person. All else is private: files, recordings,
 * QR codes (they carry a session), and the questions of a school's bank, also on phones, which get signed addresses.
 */
export const isPublic = (key: string): boolean => publicKey.test(key)

export const publicAddress = (origin: string, key: string): string => `${origin}/oss/${key}`
