export type SpinnerProps = {
  /** Side in px. @default 16 */
  size?: number | undefined
  /** Said to screen readers; leave out when something around it is `aria-busy`. */
  label?: string | undefined
}

/** Turns while something is on its way. Renders an `<svg>`. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <svg
      className="spinner"
      viewBox="0 0 16 16"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="8" cy="8" r="6" />
      <path d="M8 2a6 6 0 0 1 6 6" />
    </svg>
  )
}
