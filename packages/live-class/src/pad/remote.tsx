import { readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import {
  addedSeconds,
  displayStatus,
  getRemoteState,
  pressRemote,
  text,
  type RemotePress,
  type RemoteState,
} from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import WrittenQuestion from '../written-question.tsx'
import css from './remote.css?inline'
import { useTopOf } from './use-top-of.ts'

/** How often the phone looks while nobody presses anything; a press answers at once. */
const pollMilliseconds = 2000

/** Nothing that is pressed comes back from these. */
const endings: readonly string[] = [text.remoteOver, text.remoteLoggedOut]

interface RemoteProps {
  token: string
  /** Which class it steers. */
  onClass(named: Pick<RemoteState, 'className' | 'coursewareName'>): void
}

/** The teacher's phone in the room: everything that is pressed while walking about, for one thumb. */
export default function Remote({ token, onClass }: RemoteProps) {
  const client = useClient()
  const styles = useLazyStyles(css)
  const query = {
    ...client.query(getRemoteState, { body: { remoteToken: token } }),
    refetchInterval: pollMilliseconds,
    staleTime: 0,
  }
  const state = useQuery(query)
  const press = useMutation({
    mutationFn: (pressed: RemotePress) => {
      const { questionId = null, attempt = 0, status, lastPicked } = state.data?.data ?? {}
      const seen = { questionId, attempt, status, lastPicked }
      return client.send(pressRemote, { body: { remoteToken: token, press: pressed, ...seen } })
    },
    onSuccess: async (answer) => {
      // A look that is under way is older than the press.
      await client.queries.cancelQueries({ queryKey: query.queryKey })
      client.queries.setQueryData(query.queryKey, answer)
    },
  })
  const steered = state.data?.data
  const told = useEffectEvent(() => {
    if (steered) onClass({ className: steered.className, coursewareName: steered.coursewareName })
  })
  const name = steered && `${steered.className} ${steered.coursewareName}`
  useEffect(() => {
    if (name) told()
  }, [name])
  if (state.isPending)
    return (
      <div className="pad" aria-busy="true">
        <Skeleton height={64} lines={4} />
      </div>
    )
  if (!state.data)
    return (
      <div className="pad">
        <FailedState text="遥控没有打开" detail={readable(state.error)} onRetry={() => void state.refetch()} />
      </div>
    )
  const { data } = state.data
  const problem = press.error ?? state.error
  const ending = data.closed ? '课堂已结束' : endings.find((words) => words === problem?.message)
  if (ending)
    return (
      <div className="pad">
        <EmptyState drawing="done" text={ending} detail={data.coursewareName} />
      </div>
    )
  return (
    <section ref={styles} className="pad remote" aria-label="手机遥控">
      <Now state={data} />
      {press.data?.data.picked && press.variables === 'pick' && (
        <p className="remote-picked" role="status">
          点到 <b>{press.data.data.picked}</b>
        </p>
      )}
      {problem && (
        <p className="pad-result" data-mark="wrong" role="alert">
          {readable(problem)}
        </p>
      )}
      <Missing state={data} />
      <Asked state={data} />
      <Keys
        state={data}
        busy={press.isPending}
        pressed={press.variables}
        onPress={(pressed) => press.mutate(pressed)}
      />
    </section>
  )
}

/** Where the class is. */
function Now({ state }: { state: RemoteState }) {
  const { questionId, index, questionCount, answered, studentCount, stopped, anonymous, status, rightAnswer } = state
  const top = useTopOf(`${questionId}:${state.attempt}`)
  return (
    <header ref={top} className="remote-now">
      <p>
        {state.className} · {state.coursewareName}
      </p>
      <h1>{questionId === null ? '还没有开始' : index < 0 ? '课堂提问' : `第 ${index + 1} 题 / ${questionCount}`}</h1>
      {questionId !== null && (
        <p className="remote-count num">
          <b>{answered}</b> / {studentCount} 人已作答{' '}
          <Tag tone={stopped ? 'neutral' : 'leaf'}>{stopped ? '已收题' : '正在作答'}</Tag>
          {anonymous && <Tag tone="sky">匿名</Tag>}
          {status === displayStatus.shown && <Tag tone="leaf">答案 {rightAnswer}</Tag>}
        </p>
      )}
    </header>
  )
}

/** What is on the board, so that the teacher need not turn round. */
function Asked({ state: { question, imageAddress, index } }: { state: RemoteState }) {
  if (!question || (!question.content && !imageAddress)) return null
  const name = index < 0 ? '课堂提问' : `第 ${index + 1} 题`
  return (
    <div className="remote-question">
      <WrittenQuestion question={{ ...question, imageUrl: imageAddress }} name={name} />
    </div>
  )
}

/** Who has not answered. */
function Missing({ state: { questionId, missing, anonymous } }: { state: RemoteState }) {
  if (questionId === null || anonymous) return null
  if (missing.length === 0) return <p className="remote-missing">全部作答完毕</p>
  return (
    <details className="remote-missing">
      <summary>未作答 {missing.length} 人</summary>
      <p>{missing.join('、')}</p>
    </details>
  )
}

interface KeysProps {
  state: RemoteState
  busy: boolean
  /** The last one that was pressed. */
  pressed: RemotePress | undefined
  onPress(press: RemotePress): void
}

/** The buttons, the most used ones where the thumb is. */
function Keys({ state, busy, pressed, onPress }: KeysProps) {
  const { questionId, stopped, status, rightAnswer, hasPrevious, hasNext } = state
  const open = questionId !== null && !stopped
  const key = (press: RemotePress, words: string, possible: boolean, variant?: 'primary') => {
    // Disabled, the one that was pressed would lose the focus.
    const held = pressed === press
    return (
      <Button
        size="l"
        block
        variant={variant}
        busy={held && busy}
        disabled={!held && (busy || !possible)}
        aria-disabled={(held && !possible) || undefined}
        onClick={() => possible && onPress(press)}
      >
        {words}
      </Button>
    )
  }
  return (
    <div className="remote-keys" role="group" aria-label="遥控">
      {key('pick', '点名', true)}
      {key('addTime', `加 ${addedSeconds} 秒`, open)}
      {key('stop', '收题', open)}
      {key('toggleAnswer', status === displayStatus.shown ? '隐藏答案' : '显示答案', rightAnswer !== '')}
      {key('previous', '上一题', hasPrevious)}
      {key('next', questionId === null ? '开始答题' : '下一题', hasNext, 'primary')}
    </div>
  )
}
