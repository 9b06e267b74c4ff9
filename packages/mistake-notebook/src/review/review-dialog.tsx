import { useClient } from '@mango/client/react'
import { reviewLimit } from '@mango/contract/mistake-notebook'
import { Dialog } from '@mango/ui/dialog'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Progress } from '@mango/ui/progress'
import { Select } from '@mango/ui/select'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer, useTellFailure } from '@mango/widget/failure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import {
  chooseLimit,
  plan,
  refreshMistakes,
  refreshSubjects,
  review,
  reviewQuestions,
  setPlan,
  tellOtherTabs,
} from '../notebook.query.ts'
import ExplanationDialog from '../explanation/explanation-dialog.tsx'
import css from './review-dialog.css?inline'
import { ReviewCard } from './review-card.tsx'
import { ReviewDone } from './review-done.tsx'
import { resultOf, type Result } from './rules.ts'

const limits = [reviewLimit.least, 15, reviewLimit.most].map((value) => ({ value, label: `每天 ${value} 题` }))

/** Today's questions one by one: think, look, say how it went. */
export default function ReviewDialog({ studentId, onClose }: { studentId: number; onClose(): void }) {
  const client = useClient()
  const tell = useTellFailure()
  const styles = useLazyStyles(css)
  const [round, setRound] = useState(0)
  const [answered, setAnswered] = useState<readonly number[]>([])
  const [isShown, setShown] = useState(false)
  const [explained, setExplained] = useState<string>()
  const standing = useQuery(plan(client, studentId))
  const today = useKeptAnswer(standing, '复习计划没有刷新')?.data
  const query = useQuery(reviewQuestions(client, studentId, round > 0))
  const questions = useKeptAnswer(query, '复习的题没有刷新')
  // What was answered stays in the list until it is asked for anew: a changed limit adds to it, or takes from its end.
  const waiting = (questions?.data ?? []).filter(({ id }) => !answered.includes(id))
  const [question] = waiting

  const answering = useMutation({
    mutationFn: ({ id, result }: { id: number; result: Result }) =>
      review(client, { studentId, questionId: id, result }),
    onSuccess({ data }, { id }) {
      setPlan(client, studentId, data.plan)
      setAnswered([...answered, id])
      setShown(false)
      tellOtherTabs()
      void refreshMistakes(client)
      // Nothing comes again that is mastered now, and its subject has one mistake less.
      if (data.nextOn === '') void refreshSubjects(client)
    },
    onError: (error) => tell(error),
  })
  const answer = (result: Result) => {
    if (question && isShown && !answering.isPending) answering.mutate({ id: question.id, result })
  }
  const goOn = async () => {
    setRound(round + 1)
    setShown(false)
    if (round > 0) await query.refetch()
  }
  const limiting = useMutation({
    mutationFn: (wanted: number) => chooseLimit(client, studentId, wanted),
    async onSuccess({ data }) {
      setPlan(client, studentId, data)
      await query.refetch()
    },
    onError: (error) => tell(error),
  })
  const press = (event: KeyboardEvent) => {
    // In the explanation that lies above they mean nothing.
    if (event.ctrlKey || event.metaKey || event.altKey || !question || explained !== undefined) return
    const target = event.target instanceof HTMLElement ? event.target.localName : ''
    if (target === 'select' || target === 'input') return
    const result = resultOf(event.key)
    const isLook = !isShown && (event.key === ' ' || event.key === 'Enter') && target !== 'button'
    if (result === undefined && !isLook) return
    event.preventDefault()
    event.stopPropagation()
    if (isLook) setShown(true)
    else if (result !== undefined) answer(result)
  }

  const body = () => {
    if (query.error && !questions) return <LoadFailure load={query} title="复习的题没有加载出来" />
    if (query.isPending || standing.isPending || (query.isFetching && !question)) return <Skeleton height={320} />
    if (question)
      return (
        <ReviewCard
          key={question.id}
          question={question}
          isShown={isShown}
          busy={answering.isPending}
          onShow={() => setShown(true)}
          onExplain={setExplained}
          onAnswer={answer}
        />
      )
    // The questions come without it; how today went can't be said.
    if (!today) return <LoadFailure load={standing} title="复习计划没有加载出来" />
    return <ReviewDone today={today} onMore={() => void goOn()} onClose={onClose} />
  }
  return (
    <Dialog
      open
      size="l"
      title="今日复习"
      className="review-dialog"
      toolbar={
        today && (
          <Select
            aria-label="每天复习几题"
            size="s"
            options={
              limits.some(({ value }) => value === today.limit)
                ? limits
                : [{ value: today.limit, label: `每天 ${today.limit} 题` }, ...limits]
            }
            value={today.limit}
            onChange={limiting.mutate}
          />
        )
      }
      onClose={onClose}
      onKeyDown={press}
    >
      <div className="review" ref={styles}>
        {question && (
          <Progress
            label="今日复习的进度"
            tone="leaf"
            value={answered.length}
            max={answered.length + waiting.length}
            text={`${answered.length + 1} / ${answered.length + waiting.length}`}
          />
        )}
        {body()}
      </div>
      {explained !== undefined && <ExplanationDialog url={explained} onClose={() => setExplained(undefined)} />}
    </Dialog>
  )
}
