const key = (studentId: number | undefined) => `mango:link-token:${studentId ?? ''}`

/**
 * The token of a link, out of the address but not forgotten: a reload of this tab still knows it, another tab does not.
 * A browser that forbids storage asks for the link again.
 */
export const linkToken = {
  keep(studentId: number | undefined, token: string): void {
    try {
      sessionStorage.setItem(key(studentId), token)
    } catch {
      // Known until the page goes.
    }
  },
  kept(studentId: number | undefined): string | undefined {
    try {
      return sessionStorage.getItem(key(studentId)) ?? undefined
    } catch {
      return undefined
    }
  },
  forget(studentId: number | undefined): void {
    try {
      sessionStorage.removeItem(key(studentId))
    } catch {
      // There was nothing to forget.
    }
  },
}
