import type { FocusEvent } from 'react'

/**
 * Whether the focus goes from something to elsewhere, and not to what it stands beside. A button that is pressed has none in Safari:
 * what can be focused around it has it instead.
 */
export const focusLeaves = (
  { relatedTarget, currentTarget, nativeEvent }: FocusEvent,
  anchor: HTMLElement | null,
): boolean =>
  relatedTarget !== null &&
  !currentTarget.contains(relatedTarget) &&
  !anchor?.contains(relatedTarget) &&
  !nativeEvent.composedPath().includes(relatedTarget)
