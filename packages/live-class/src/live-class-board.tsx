import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { text } from '@mango/contract/live-class'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import { Spinner } from '@mango/ui/spinner'
import { Widget } from '@mango/widget'
import { leaveFor } from '@mango/widget/leave'
import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react'
import { RunningClass, type RunningHandle } from './board/running-class.tsx'
import { useOpenClass } from './board/use-open-class.ts'
import type { face } from './live-class-board.face.ts'

type LiveClassBoardProps = ComponentProps<typeof face>

export function LiveClassBoard(props: LiveClassBoardProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Board {...props} />
    </Widget>
  )
}

function Board({ courseId, roomId, classId, padPath, emit, setProp, context, host, ref }: LiveClassBoardProps) {
  const client = useClient()
  const { phase, retry, takeOver } = useOpenClass({ courseId, roomId, classId })
  const running = useRef<RunningHandle>(null)
  useImperativeHandle(ref, () => ({
    next: () => running.current?.next(),
    previous: () => running.current?.previous(),
    toggleAnswer: () => running.current?.toggleAnswer(),
    leave: () => running.current?.leave(),
  }))
  useEffect(() => client.track('live-class-open'), [client])
  const left = () => {
    setProp('running', false)
    if (emit('class-leave', { courseId: courseId ?? 0, roomId: roomId ?? 0 })) leaveFor(context, '/classroom/list')
  }
  const back = <Button onClick={left}>返回课件列表</Button>

  if (phase.kind === 'incomplete') return <Whole>{<EmptyState text="缺少课件、教室或班级信息" action={back} />}</Whole>
  if (phase.kind === 'opening')
    return (
      <Whole busy>
        <Spinner />
        <p>正在进入课堂…</p>
      </Whole>
    )
  if (phase.kind === 'occupied')
    return (
      <Whole>
        <EmptyState text="该教室正在上课" action={back} />
        <ConfirmDialog open title={text.roomInClass} confirmText="继续" onConfirm={takeOver} onClose={left}>
          <p>继续后将进入该教室上课；如果是其他课堂，那边会被关闭。</p>
        </ConfirmDialog>
      </Whole>
    )
  if (phase.kind === 'failed')
    return (
      <Whole>
        <FailedState text={errors.errorTitle} detail={phase.words} onRetry={retry} />
        {back}
      </Whole>
    )
  return (
    <RunningClass
      ref={running}
      live={phase.live}
      padPath={padPath}
      host={host}
      onLeft={left}
      onRunning={(runs) => setProp('running', runs)}
      onClosed={() => emit('class-close')}
      onRestart={retry}
    />
  )
}

const Whole = ({ busy, children }: { busy?: boolean; children: ReactNode }) => (
  <div className="board-whole" aria-busy={busy}>
    <h1 className="unseen">{text.title}</h1>
    {children}
  </div>
)
