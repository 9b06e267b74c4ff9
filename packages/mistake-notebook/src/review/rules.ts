import { reviewLadder, type ReviewPlan } from '@mango/contract/mistake-notebook'
import { check } from '@mango/contract/paper-records'

export type Result = typeof check.right | typeof check.halfRight | typeof check.wrong

/** What a key means while a question is reviewed: as where papers are marked. */
export function resultOf(key: string): Result | undefined {
  return { '1': check.right, '2': check.halfRight, '3': check.wrong }[key]
}

/** 第 3 次 · 会了就 4 天后再见 */
export function turnLabel(step: number): string {
  const days = reviewLadder[step + 1]
  return `第 ${step + 1} 次 · ${days === undefined ? '会了就毕业' : `会了就 ${days} 天后再见`}`
}

/** What is said when today's questions are done: nobody is blamed for days off. */
export function praise({ done, streak, days, restarting }: ReviewPlan): string {
  if (restarting) return `欢迎回来，今天复习了 ${done} 题，慢慢来就好。`
  if (streak > 1) return `今天复习了 ${done} 题，已连续复习 ${streak} 天。`
  return `今天复习了 ${done} 题，累计复习 ${days} 天。`
}
