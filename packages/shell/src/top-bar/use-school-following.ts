import { hearOtherTabs, schoolIdKey } from '@mango/client'
import { useEffect } from 'react'

/**
 * Another tab of this browser is in another school now, and so are the cookies: this page starts anew.
 * While something uploads the browser asks first.
 */
export function useSchoolFollowing() {
  useEffect(
    () =>
      hearOtherTabs(({ newValue, oldValue }) => {
        if (newValue !== null && newValue !== oldValue) location.reload()
      }, schoolIdKey),
    [],
  )
}
