import { addedSeconds, timeLimits } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { Select } from '@mango/ui/select'
import { memo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { LiveClass } from './live-class.ts'
import { timeLimit } from './time-limit.ts'
import { useTimeLeft } from './use-time-left.ts'

const wordsOf = (seconds: number) => (seconds < 120 ? `${seconds} 秒` : `${seconds / 60} 分钟`)
const limits = [
  { value: 0 as const, label: '不限时' },
  ...timeLimits.map((seconds) => ({ value: seconds, label: `每题 ${wordsOf(seconds)}` })),
]
/** The last seconds are told by colour too. */
const soon = 10

/** How long answers are still taken, and the limit of the questions to come. */
export const TimeBox = memo(function TimeBox({ live }: { live: LiveClass }) {
  const { endsAt, stopped, questionId, anonymousNext } = useStore(
    live.model.store,
    useShallow(({ endsAt, stopped, questionId, anonymousNext }) => ({ endsAt, stopped, questionId, anonymousNext })),
  )
  const limit = useStore(timeLimit.store)
  const left = useTimeLeft(endsAt, live.model.timeUp)
  return (
    <div className="board-time" data-soon={(left !== undefined && left <= soon) || undefined}>
      {left !== undefined && (
        <p role="timer" aria-label={`还剩 ${left} 秒`}>
          <b className="num">{left < 100 ? left : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>
          <span>{left < 100 ? '秒后收题' : '后收题'}</span>
        </p>
      )}
      {left === undefined && questionId !== null && (
        <p className="board-open" data-stopped={stopped || undefined}>
          {stopped ? '已收题' : '正在作答'}
        </p>
      )}
      <Select
        aria-label="每题限时"
        size="s"
        options={limits}
        value={limit}
        onChange={(seconds) => timeLimit.keep(seconds)}
      />
      <Button
        variant="text"
        aria-pressed={anonymousNext}
        title="从下一次出题起不记名"
        onClick={() => void live.setAnonymity(!anonymousNext)}
      >
        {anonymousNext ? '匿名：开' : '匿名'}
      </Button>
    </div>
  )
})

export const addTimeWords = `加 ${addedSeconds} 秒`
