/** The oldest browsers with light-dark(); for older ones it would be rewritten, and with it the public tokens. */
export const cssTarget = ['chrome123', 'safari17.5', 'ios17.5', 'firefox128']
