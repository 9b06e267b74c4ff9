import { helpDays, helpMisses, hitRate, hitRateWarning, type StudentInNeed } from '@mango/contract/study-monitor'

type Facts = Pick<StudentInNeed, 'totalNum' | 'missNum' | 'lastDay' | 'silent'>

/** Why a student needs help, in words, the weightiest reason first. */
export function reasonsOf({ totalNum, missNum, lastDay, silent }: Facts): string[] {
  const rate = hitRate(totalNum, missNum)
  return [
    ...(totalNum > 0 && rate < hitRateWarning ? [`命中率 ${rate}%`] : []),
    ...(missNum >= helpMisses ? [`未命中 ${missNum} 次`] : []),
    ...(silent ? [lastDay === '' ? `近 ${helpDays} 天没有使用` : '今天还没有使用'] : []),
  ]
}
