import { hitRate, hitRateWarning } from '@mango/contract/study-monitor'

/** Hits in percent with the counts behind it, highlighted where it is low. */
export function HitRate({ totalNum, missNum }: { totalNum: number; missNum: number }) {
  const rate = hitRate(totalNum, missNum)
  const low = rate < hitRateWarning
  return (
    <span className="hit-rate num" data-low={low || undefined}>
      <b>{rate}%</b>
      {low && <span className="unseen">偏低</span>}{' '}
      <span className="quiet">
        {totalNum - missNum}/{totalNum}
      </span>
    </span>
  )
}
