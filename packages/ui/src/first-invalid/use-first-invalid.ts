import { useEffect, type RefObject } from 'react'

/**
 * Leads to the first field that is marked invalid, each time that a form was refused: on a phone it may be far above the button.
 * @param form what holds the fields
 * @param refusals how often it was refused
 */
export function useFirstInvalid(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0)
      form.current
        ?.querySelector<HTMLElement>(':is(select, input, textarea):is([aria-invalid=true], [aria-invalid=true] *)')
        ?.focus()
  }, [form, refusals])
}
