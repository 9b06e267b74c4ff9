import { followSchool } from '@mango/elements/session'
import { useEffect } from 'react'
import { loadHomepage } from './homepage.ts'

/** What the top bar does besides being seen, for a screen that hides it. */
export function useWithoutBar(barless: boolean) {
  useEffect(() => {
    if (!barless) return
    void loadHomepage()
    return followSchool(() => location.reload())
  }, [barless])
}
