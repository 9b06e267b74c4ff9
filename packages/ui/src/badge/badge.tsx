export type BadgeProps = {
  count: number
  /** Above it only "99+" is shown. @default 99 */
  max?: number | undefined
  /** What is counted, for screen readers: 3 项待处理. */
  label?: string | undefined
  /** @default 'gold' */
  tone?: 'gold' | 'red' | undefined
}

/** A number that wants attention; nothing for 0. Renders a `<span>`. */
export function Badge({ count, max = 99, label, tone = 'gold' }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className="badge num" data-tone={tone}>
      <span aria-hidden={label !== undefined || undefined}>{count > max ? `${max}+` : count}</span>
      {label !== undefined && <span className="unseen">{label}</span>}
    </span>
  )
}
