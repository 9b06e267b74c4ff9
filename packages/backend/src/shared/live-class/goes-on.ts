/** What is set with whatever somebody does in a class: it is not still, and not asked any more whether it goes on. */
export const goesOn = (now: Date) => ({ touchedAt: now, askedAt: null })
