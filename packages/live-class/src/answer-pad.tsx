import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/answer-pad'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Widget } from '@mango/widget'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useStore } from 'zustand'
import type { face } from './answer-pad.face.ts'
import { JoinForm } from './pad/join-form.tsx'
import { createPad } from './pad/pad.ts'
import { SeatView } from './pad/seat-view.tsx'

type AnswerPadProps = ComponentProps<typeof face>

export function AnswerPad(props: AnswerPadProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Entrance {...props} />
    </Widget>
  )
}

function Entrance(props: AnswerPadProps) {
  const client = useClient()
  useEffect(() => client.track('answer-pad-open'), [client])
  if (props.token !== '') return <PadOfClass key={props.token} {...props} />
  return (
    <div className="pad">
      <EmptyState text="链接不完整" detail="请重新扫描大屏幕上的二维码" />
    </div>
  )
}

function PadOfClass({ token, emit }: AnswerPadProps) {
  const client = useClient()
  const pad = useMemo(() => createPad(client, token), [client, token])
  useEffect(() => {
    pad.resume()
    return () => pad.stop()
  }, [pad])
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

  if (phase === 'in') return <SeatView pad={pad} />
  if (phase === 'join') return <JoinForm pad={pad} />
  const missed = waiting.length + refused
  const saved = missed === 0 ? '你提交的答案都已保存' : `有 ${missed} 个答案没有送达，请告诉老师；其余的都已保存`
  return (
    <div className="pad">
      <EmptyState
        drawing={phase === 'over' ? 'done' : 'lock'}
        text={phase === 'over' ? text.classOver : text.seatTaken}
        detail={phase === 'over' ? saved : '如需在这台手机上作答，请重新加入'}
        {...(phase === 'taken' && { action: <Button onClick={pad.leave}>重新加入</Button> })}
      />
    </div>
  )
}
