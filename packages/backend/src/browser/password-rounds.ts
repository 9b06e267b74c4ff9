/** In a browser nobody steals the password table: few rounds keep a story quick. */
export const passwordRounds = 1000
