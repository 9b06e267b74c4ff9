import { useLazyStyles } from '../lazy-styles/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import css from './skeletons.css?inline'

/** For what holds skeletons only while it waits: it looks the same in an element that never had to. */
export const useSkeletonStyles = () => useLazyStyles(css)

const times = (count: number) => Array.from({ length: count }, (_, at) => at)

export type CardSkeletonsProps = {
  /** @default 4 */
  count?: number | undefined
  /** Width by height of the picture on top; none for cards of text. */
  ratio?: number | undefined
  /** Lines of text. @default 2 */
  lines?: number | undefined
}

/** Cards that are still on their way, in the places they will have. Say nothing: the container says `aria-busy`. */
export function CardSkeletons({ count = 4, ratio, lines = 2 }: CardSkeletonsProps) {
  const styles = useSkeletonStyles()
  return (
    <div ref={styles} className="card-skeletons" aria-hidden="true">
      {times(count).map((card) => (
        <div key={card} className="card-skeleton">
          {ratio !== undefined && <span className="card-skeleton-picture" style={{ aspectRatio: ratio }} />}
          <div className="card-skeleton-text">
            <Skeleton lines={lines} />
          </div>
        </div>
      ))}
    </div>
  )
}

export type RowSkeletonsProps = {
  /** @default 3 */
  count?: number | undefined
  /** `round` a face, `wide` a picture. @default 'none' */
  start?: 'none' | 'round' | 'wide' | undefined
}

/** Rows of a list that are still on their way. */
export function RowSkeletons({ count = 3, start = 'none' }: RowSkeletonsProps) {
  const styles = useSkeletonStyles()
  return (
    <div ref={styles} className="row-skeletons" aria-hidden="true">
      {times(count).map((row) => (
        <div key={row} className="row-skeleton">
          {start === 'round' && <Skeleton round width={44} height={44} />}
          {start === 'wide' && <Skeleton width={112} height={63} />}
          <span className="row-skeleton-text">
            <Skeleton width="72%" height={16} />
            <Skeleton width="40%" />
          </span>
        </div>
      ))}
    </div>
  )
}

export type ChartSkeletonProps = {
  /** @default 'bars' */
  kind?: 'bars' | 'line' | 'ring' | undefined
  /** In px: the chart's own. @default 240 */
  height?: number | undefined
}

// Looks like data, and is always the same.
const bars = [44, 62, 28, 8, 52, 74, 40, 90, 66, 34, 58, 80]
const line = bars.map((value, at) => `${(at / (bars.length - 1)) * 100},${100 - value}`).join(' ')

/** A chart that is still on its way, in its height. */
export function ChartSkeleton({ kind = 'bars', height = 240 }: ChartSkeletonProps) {
  const styles = useSkeletonStyles()
  return (
    <div ref={styles} className="chart-skeleton" data-kind={kind} aria-hidden="true" style={{ blockSize: height }}>
      {kind === 'bars' && bars.map((value, at) => <span key={at} style={{ blockSize: `${value}%` }} />)}
      {kind === 'line' && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={line} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {kind === 'ring' && (
        <svg viewBox="0 0 100 100">
          <circle cx="50" cy="50" r="40" />
        </svg>
      )}
    </div>
  )
}
