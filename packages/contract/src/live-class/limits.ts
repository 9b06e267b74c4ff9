/** Answer code of `checkIfBeginClass` and `beginClass`: the room is already in class. */
export const roomInClass = 600

export const rankedStudents = 6
export const rankingGroups = 3
/** Unanswered students up to `names` are shown by name, up to `codes` by code, more as blocks. */
export const unansweredBounds = { names: 6, codes: 12 } as const
export const doubleTapMilliseconds = 300
export const qrSize = 700
/** Digits of a student code that are shown: of one class, and where several classes are shown together. */
export const codeDigits = { oneClass: 2, allClasses: 4 } as const

export const answerWay = { device: '答题器', phone: '手机' } as const
export type AnswerWay = keyof typeof answerWay

/** Seconds a question may be limited to, and what one press adds. */
export const timeLimits = [30, 60, 90, 120, 180, 300] as const
export const addedSeconds = 30
/** An answer that was sent within the time may take this long to arrive. */
export const graceMilliseconds = 1500

/** Signs of a class's join code: none that looks like another one on a projector. */
export const joinCodeSigns = '34679ACDEFGHJKMNPQRTWXY'
export const joinCodeLength = 6

export const heldPageSize = 10

/** A class without a press for this long is asked whether it goes on; without an answer it ends. */
export const keepGoingMinutes = { ask: 40, end: 10 } as const

/** Letters an ad-hoc question may have, and has before anybody changes that. */
export const adHocChoices = { least: 2, usual: 4, most: 6 } as const
/** Characters of an ad-hoc question that is written down. */
export const adHocWordsMax = 100
/** What an ad-hoc question is answered with. */
export const adHocKinds = ['choices', 'judgement', 'words'] as const
export type AdHocKind = (typeof adHocKinds)[number]

/** Minutes a teacher's phone steers a class before it has to be asked for anew; no longer than the class in any case. */
export const remoteMinutes = 120
/** Marks the secret of a teacher’s phone, so that the phone page can tell it from a join code. */
export const remotePrefix = 'remote-'
