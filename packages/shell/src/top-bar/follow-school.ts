import { hearOtherTabs, schoolIdKey } from '@mango/client'

/**
 * Calls back when another tab of this browser is in another school now, and so are the cookies. `<top-bar>` starts its page
 * anew then; while something uploads the browser asks first.
 * @returns stops it
 */
export const followSchool = (listener: () => void): (() => void) =>
  hearOtherTabs(({ newValue, oldValue }) => {
    if (newValue !== null && newValue !== oldValue) listener()
  }, schoolIdKey)
