import { check, type Check } from '../paper-records/entities.ts'

/** How a question is checked as a whole, from how its parts are. */
export function checkOfQuestion(parts: readonly number[]): Check {
  const all = (wanted: Check) => parts.length > 0 && parts.every((part) => part === wanted)
  if (all(check.right)) return check.right
  if (all(check.wrong)) return check.wrong
  return parts.length > 0 && parts.every((part) => part !== check.none) ? check.halfRight : check.none
}
