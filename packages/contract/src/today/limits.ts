export const projectNameLength = 30
export const projectNoteLength = 60
export const mostProjectSteps = 99
/** A search gives so many of each kind. */
export const foundPerKind = 5
/** A timetable is asked for in one piece of at most so many days. */
export const mostTimetableDays = 31
/** Homework is looked for this far back, and so many of it are listed. */
export const homeworkDays = 14
export const mostHomework = 4
