export type BadgeProps = {
  count: number
  /** What is counted, for screen readers: 3 项待处理. */
  label?: string | undefined
}

/** A number that wants attention; nothing for 0. Renders a `<span>`. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className="badge num">
      <span aria-hidden={label !== undefined || undefined}>{count > 99 ? '99+' : count}</span>
      {label !== undefined && <span className="unseen">{label}</span>}
    </span>
  )
}
