import { lightHalf } from './light-half.ts'
import { unmixed } from './unmixed.ts'
import withoutPopovers from './without-popovers.css?inline'

const knows = (color: string) => CSS.supports('color', color)

/** A style sheet as a browser can read it that does not know all that stands in it. */
export function forOldBrowsers(css: string): string {
  const mixed = knows('color-mix(in srgb, red, red)') ? css : unmixed(css)
  return (knows('light-dark(red, red)') ? mixed : lightHalf(mixed)) + withoutPopovers
}
