import { doubleTapMilliseconds, type AnswerWay } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { useRef, type MouseEvent, type Ref } from 'react'
import { addTimeWords } from './time-box.tsx'
import type { BoardCommands } from './use-board-keys.ts'

interface ActionsProps {
  way: AnswerWay
  shown: boolean
  /** No more answers are taken. */
  stopped: boolean
  view: 'question' | 'result'
  isFirst: boolean
  isLast: boolean
  /** There is an answer to show. */
  mayShow: boolean
  mayCorrect: boolean
  allAnswered: boolean
  commands: BoardCommands
  toolbar: Ref<HTMLDivElement>
  onAddTime(): void
  onCorrect(): void
  onSummary(): void
}

/** Takes away the second tap of a double tap: by then another button may stand where the one that was tapped stood. */
function useSingleTaps() {
  const tapped = useRef({ time: -Infinity, place: new DOMRect() })
  return (event: MouseEvent<HTMLElement>) => {
    const { timeStamp: time, clientX: x, clientY: y, target } = event
    const { time: before, place } = tapped.current
    const isThere = x >= place.left && x <= place.right && y >= place.top && y <= place.bottom
    if (isThere && time - before < doubleTapMilliseconds) event.stopPropagation()
    else if (target instanceof Element) {
      tapped.current = { time, place: (target.closest('button') ?? target).getBoundingClientRect() }
    }
  }
}

/** What the teacher can do with the question on the board. */
export function Actions(props: ActionsProps) {
  const { way, shown, stopped, view, isFirst, isLast, mayShow, allAnswered, commands, toolbar } = props
  const onClickCapture = useSingleTaps()
  return (
    <div
      className="board-actions"
      part="actions"
      role="toolbar"
      aria-label="课堂操作"
      tabIndex={-1}
      ref={toolbar}
      onClickCapture={onClickCapture}
    >
      <Button icon="arrow-left" disabled={isFirst} onClick={commands.previous}>
        上一题
      </Button>
      {/* One button, so that it keeps the focus. */}
      {stopped ? (
        <Button icon={view === 'result' ? 'image' : 'list'} onClick={commands.view}>
          {view === 'result' ? '看题目' : '看结果'}
        </Button>
      ) : (
        <Button icon="pause" data-cue={allAnswered || undefined} onClick={commands.stop}>
          收题
        </Button>
      )}
      {mayShow && (
        <Button icon={shown ? 'eye-off' : 'eye'} aria-pressed={shown} onClick={commands.toggle}>
          {shown ? '隐藏答案' : '显示答案'}
        </Button>
      )}
      {!stopped && (
        <Button icon="clock" onClick={props.onAddTime}>
          {addTimeWords}
        </Button>
      )}
      <Button icon="retry" onClick={commands.redo}>
        重新作答
      </Button>
      {(shown || (!mayShow && props.mayCorrect)) && (
        <Button icon="edit" onClick={props.onCorrect}>
          {mayShow ? '更正答案' : '设定答案'}
        </Button>
      )}
      <Button icon={way === 'phone' ? 'link' : 'users'} onClick={commands.join}>
        {way === 'phone' ? '扫码作答' : '答题器配对'}
      </Button>
      <Button icon="user" onClick={commands.pick}>
        点名
      </Button>
      <Button icon="plus" onClick={commands.adHoc}>
        提问
      </Button>
      <span className="spacer" />
      {isLast ? (
        <Button variant="primary" icon="check" onClick={props.onSummary}>
          课堂小结
        </Button>
      ) : (
        <Button
          variant="primary"
          iconEnd="arrow-right"
          data-cue={(allAnswered && stopped) || undefined}
          onClick={commands.next}
        >
          下一题
        </Button>
      )}
    </div>
  )
}
