import { displayStatus, type LiveAnswer } from '@mango/contract/live-class'
import type { Question } from '@mango/contract/questions'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isRight } from '../choices.ts'
import { percentOf } from '../figures.ts'
import type { LiveClass } from './live-class.ts'

/** Between two words on answers that come in: each of forty would be noise. */
const pause = 8000

const none: readonly LiveAnswer[] = []

/** Says to screen readers how far the class is, and what came out. */
export function Announcer({ live, question }: { live: LiveClass; question: Question | undefined }) {
  const { store } = live.model
  const [progress, setProgress] = useState('')
  const status = useStore(store, (state) => state.status)
  const stopped = useStore(store, (state) => state.stopped)
  const ranking = useStore(store, (state) => (state.stopped ? state.ranking : none))
  const total = useStore(live.students, ({ length }) => length)
  useEffect(() => {
    let said = 0
    const timer = setInterval(() => {
      const { length } = store.getState().ranking
      if (length === said) return
      said = length
      setProgress(length === 0 ? '' : length >= total ? '全部作答完毕' : `${total} 人中 ${length} 人已作答`)
    }, pause)
    return () => clearInterval(timer)
  }, [store, total])
  const right = question ? ranking.filter(({ answer }) => isRight(answer, question)).length : 0
  const verdict =
    status === displayStatus.shown
      ? `正确答案 ${question?.answer1 ?? ''}，作答的 ${ranking.length} 人中 ${right} 人答对，占 ${percentOf(right, ranking.length)}%`
      : `已停止作答，${total} 人中 ${ranking.length} 人作答`
  return (
    <p className="unseen" role="status">
      {stopped ? verdict : progress}
    </p>
  )
}
