export type SkeletonProps = {
  /** Any CSS size, or px. @default '100%' */
  width?: string | number | undefined
  /** @default 14 */
  height?: string | number | undefined
  /** Several lines of text, the last one shorter. */
  lines?: number | undefined
  round?: boolean | undefined
}

/** Holds the place of what is still loading. The container says `aria-busy`; this says nothing. */
export function Skeleton({ width = '100%', height = 14, lines = 1, round }: SkeletonProps) {
  if (lines === 1) return <Bone width={width} height={height} round={round} />
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} width={line === lines - 1 ? '62%' : width} height={height} round={round} />
      ))}
    </span>
  )
}

const Bone = ({ width, height, round }: Omit<SkeletonProps, 'lines'>) => (
  <span
    className="skeleton"
    aria-hidden="true"
    data-round={round || undefined}
    style={{ inlineSize: width, blockSize: height }}
  />
)
