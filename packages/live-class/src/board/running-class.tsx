import { displayStatus, text } from '@mango/contract/live-class'
import { wordsType } from '@mango/contract/questions'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { firstArea, switchArea, toggleRanking } from './area.ts'
import { Actions } from './actions.tsx'
import { Announcer } from './announcer.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardQuestions } from './board-questions.tsx'
import { ClosedClass } from './closed-class.tsx'
import type { LiveClass } from './live-class.ts'
import { LiveArea } from './live-area.tsx'
import { boardLook } from './look.ts'
import { QuestionStage } from './question-stage.tsx'
import { useBoardDialog } from './use-board-dialog.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useFullscreen } from './use-fullscreen.ts'

const BoardDialogs = lateDialog(() => import('./board-dialogs.tsx'))
const ClassSummary = latePart(
  () => import('./class-summary.tsx'),
  () => <Skeleton height={160} lines={4} />,
)

export interface RunningHandle {
  next(): void
  previous(): void
  toggleAnswer(): void
  leave(): void
}

interface RunningClassProps {
  live: LiveClass
  padPath: string
  host: HTMLElement
  ref: Ref<RunningHandle>
  onLeft(): void
  onRunning(runs: boolean): void
  onClosed(): void
  /** Begins anew after the class was closed. */
  onRestart(): void
}

/** The class on the projector. */
export function RunningClass({ live, padPath, host, ref, onLeft, onRunning, onClosed, onRestart }: RunningClassProps) {
  const notify = useNotify()
  // What changes with every answer is followed by the parts that draw it.
  const state = useStore(
    live.model.store,
    useShallow(({ questionId, attempt, status, stopped, closed, askedToGoOn, ranking, anonymous, pairing }) => ({
      anonymous,
      pairing,
      questionId,
      attempt,
      status,
      stopped,
      closed,
      askedToGoOn,
      count: ranking.length,
    })),
  )
  const isCalling = useStore(live.picks.called, ({ studentId }) => studentId !== undefined)
  const total = useStore(live.students, ({ length }) => length)
  const { list: questions, others } = useStore(live.questions)
  const [area, setArea] = useState(firstArea)
  const [dialog, setDialog] = useBoardDialog(live, state)
  const fullscreen = useFullscreen()
  const look = useStore(boardLook.store)
  const round = `${state.questionId}:${state.attempt}`
  /** The round whose question is looked at although its result is there. */
  const [questionOf, setQuestionOf] = useState<string>()
  const [summary, setSummary] = useState(false)
  const view = state.stopped && questionOf !== round ? 'result' : 'question'
  const index = questions.findIndex(({ id }) => id === state.questionId)
  const question = questions[index] ?? others.find(({ id }) => id === state.questionId)
  // What is asked in between stands behind the question it came after.
  const place = index < 0 ? live.placeNow() : index
  const hasPrevious = index < 0 ? place >= 0 : index > 0
  const hasNext = place < questions.length - 1

  const close = useEffectEvent(() => {
    notify({ kind: 'warning', text: text.classClosed, duration: 10_000 })
    onClosed()
  })
  const open = state.closed ? undefined : isCalling && !summary ? 'pick' : dialog
  useEffect(() => {
    if (state.closed) close()
  }, [state.closed])

  const tell = useEffectEvent(onRunning)
  useEffect(() => {
    tell(!state.closed)
    return () => tell(false)
  }, [state.closed])

  const leave = async () => {
    await live.leave()
    onLeft()
  }
  const askToLeave = () => setDialog('leave')
  // What was asked in between has no answer before the teacher gives it one.
  const mayShow = Boolean(question?.answer1) || (index >= 0 && question?.typeName !== wordsType)
  const redo = () => (state.count > 0 ? setDialog('redo') : void live.redo())
  const showDetail = () => {
    // Nobody is named where nobody is to be known.
    if (state.anonymous) return notify({ kind: 'info', text: '本题匿名，不显示姓名' })
    return state.count > 0 ? setDialog('detail') : notify({ kind: 'info', text: text.noSubmissions })
  }
  const commands = {
    previous: () => hasPrevious && void live.previous(),
    next: () => hasNext && void live.next(),
    toggle: () => mayShow && void live.toggleAnswer(),
    stop: () => !state.stopped && void live.stopAnswers(),
    view: () => state.stopped && setQuestionOf(view === 'result' ? round : undefined),
    pick: () => void live.pick(),
    redo,
    fullscreen: fullscreen.toggle,
    area: () => setArea(switchArea(area, area.area === 'ranking' ? 'bars' : 'ranking')),
    ranking: () => setArea(toggleRanking(area)),
    join: () => setDialog(live.ground.way === 'phone' ? 'phones' : 'pairing'),
    detail: showDetail,
    adHoc: () => setDialog('adHoc'),
    members: () => setDialog('members'),
    remote: () => setDialog('remote'),
    help: () => setDialog('help'),
  }
  useBoardKeys(host, commands, open === undefined && !summary && !state.closed && !state.askedToGoOn)
  useImperativeHandle(ref, () => ({
    next: () => void live.next(),
    previous: () => void live.previous(),
    toggleAnswer: () => void live.toggleAnswer(),
    leave: askToLeave,
  }))

  const toolbar = useRef<HTMLDivElement>(null)
  const ending = useRef<HTMLElement>(null)
  const isAsking = question !== undefined && open === undefined
  useEffect(() => {
    // What the question was asked by has gone, or what led to the summary or back, and the focus with it.
    const { activeElement, body } = host.ownerDocument
    const place = summary ? ending : toolbar
    if (isAsking && activeElement === body) place.current?.focus({ preventScroll: true })
  }, [isAsking, summary, host])

  const start = () => {
    setDialog(undefined)
    void live.start()
  }

  const asked = (
    <BoardQuestions
      asked={open}
      isAskedToGoOn={state.askedToGoOn && !state.closed}
      count={state.count}
      onGoOn={() => void live.goOn()}
      onLeave={() => void leave()}
      onRedo={() => void live.redo()}
      onClose={() => setDialog(undefined)}
    />
  )
  if (summary && !state.closed)
    return (
      <section className="board board-ending" data-look={look} aria-label="课堂小结" tabIndex={-1} ref={ending}>
        <ClassSummary live={live} onBack={() => setSummary(false)} onLeave={askToLeave} />
        {asked}
      </section>
    )
  return (
    <section className="board" data-area={area.area} data-look={look} aria-label="实时课堂">
      <Announcer live={live} question={question} />
      <div className="board-main">
        <BoardHead
          live={live}
          index={index}
          question={question}
          isFullscreen={fullscreen.active}
          onFullscreen={fullscreen.toggle}
          onHelp={commands.help}
          onRemote={commands.remote}
          onLeave={askToLeave}
        />
        <QuestionStage
          question={question}
          number={index + 1}
          live={live}
          shown={state.status === displayStatus.shown}
          view={view}
          onStart={start}
          onAdHoc={commands.adHoc}
        />
        {question && (
          <Actions
            toolbar={toolbar}
            way={live.ground.way}
            shown={state.status === displayStatus.shown}
            stopped={state.stopped}
            view={view}
            onAddTime={() => void live.addTime()}
            onSummary={() => setSummary(true)}
            isFirst={!hasPrevious}
            isLast={!hasNext}
            mayShow={mayShow}
            mayCorrect={question.typeName !== wordsType}
            allAnswered={total > 0 && state.count >= total}
            commands={commands}
            onCorrect={() => setDialog('correct')}
          />
        )}
      </div>
      <LiveArea
        live={live}
        question={question}
        area={area}
        onArea={setArea}
        onDetail={showDetail}
        onMembers={commands.members}
      />
      {state.closed && <ClosedClass onLeft={onLeft} onRestart={onRestart} />}
      {asked}
      {open && open !== 'leave' && open !== 'redo' && (
        <BoardDialogs
          dialog={open}
          live={live}
          question={question}
          padPath={padPath}
          onClose={() => {
            live.picks.called.setState({ studentId: undefined })
            setDialog(undefined)
          }}
          onStart={state.questionId === null ? start : undefined}
        />
      )}
    </section>
  )
}
