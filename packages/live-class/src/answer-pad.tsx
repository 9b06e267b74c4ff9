import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/answer-pad'
import { remotePrefix } from '@mango/contract/live-class'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { latePart } from '@mango/widget/late-part'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { face } from './answer-pad.face.ts'
import { CodeForm } from './pad/code-form.tsx'
import { Entrance } from './pad/entrance.tsx'
import { createPad } from './pad/pad.ts'

type AnswerPadProps = ComponentProps<typeof face>

export function AnswerPad(props: AnswerPadProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Door {...props} />
    </Widget>
  )
}

const loadSeat = () => import('./pad/seat-view.tsx')
const SeatView = latePart(loadSeat, () => (
  <div className="pad" aria-busy="true">
    <Skeleton height={48} lines={3} />
  </div>
))

/** A teacher's phone that steers the class. */
const Remote = latePart(() => import('./pad/remote.tsx'))

const endingWords = {
  over: text.classOver,
  taken: text.seatTaken,
  refused: text.seatRefused,
  removed: text.seatRemoved,
} as const

/** By the link of a QR code, or by the code on the board. */
function Door(props: AnswerPadProps) {
  const client = useClient()
  const [typed, setTyped] = useState<string>()
  useEffect(() => client.track('answer-pad-open'), [client])
  const token = typed ?? props.token
  const { emit } = props
  if (token === '') return <CodeForm onCode={setTyped} />
  if (token.startsWith(remotePrefix)) return <Remote token={token} onClass={(named) => emit('pad-class', named)} />
  return <PadOfClass key={token} {...props} token={token} onCode={setTyped} />
}

function PadOfClass({ token, emit, onCode }: AnswerPadProps & { onCode(code: string): void }) {
  const client = useClient()
  const pad = useMemo(() => createPad(client, token), [client, token])
  useEffect(() => {
    pad.resume()
    return () => pad.stop()
  }, [pad])
  // It comes while the student types the number: nobody waits for it after joining.
  useEffect(() => void loadSeat().catch(() => undefined), [])
  const { phase, seat, confirmed, server, waiting, refused } = useStore(pad.store)
  const joined = useEffectEvent(() => seat && emit('pad-join', { studentId: seat.studentId, name: seat.name }))
  const seatToken = seat?.seatToken
  useEffect(() => {
    if (seatToken) joined()
  }, [seatToken])
  const arrived = useEffectEvent((answer: string) => {
    if (server?.questionId) emit('pad-answer', { questionId: server.questionId, answer })
  })
  useEffect(() => {
    if (confirmed) arrived(confirmed)
  }, [confirmed])

  const named = useEffectEvent(() => {
    if (server) emit('pad-class', { className: server.className, coursewareName: server.coursewareName })
  })
  const name = server && `${server.className} ${server.coursewareName}`
  useEffect(() => {
    if (name) named()
  }, [name])

  if (phase === 'in') return <SeatView pad={pad} />
  if (phase === 'join') return <Entrance pad={pad} token={token} onCode={onCode} />
  if (phase === 'waiting')
    return (
      <div className="pad">
        <EmptyState
          drawing="lock"
          text={text.seatWaiting}
          detail={`${seat?.name ?? ''}，老师在大屏幕上同意后，就可以在这台手机上作答。`}
          action={<Button onClick={pad.leave}>不是我，换学号</Button>}
        />
      </div>
    )
  const missed = waiting.length + refused
  const saved = missed === 0 ? '你提交的答案都已保存' : `有 ${missed} 个答案没有送达，请告诉老师；其余的都已保存`
  return (
    <div className="pad">
      <EmptyState
        drawing={phase === 'over' ? 'done' : 'lock'}
        text={endingWords[phase]}
        detail={
          phase === 'over'
            ? saved
            : phase === 'removed'
              ? '想回到课堂，可以再次请求，等老师同意'
              : '如需在这台手机上作答，请重新加入'
        }
        {...(phase !== 'over' && {
          action: <Button onClick={pad.leave}>{phase === 'removed' ? '再次请求加入' : '重新加入'}</Button>,
        })}
      />
    </div>
  )
}
