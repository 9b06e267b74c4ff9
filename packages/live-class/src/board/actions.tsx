import type { AnswerWay } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import type { MouseEvent } from 'react'
import type { BoardCommands } from './use-board-keys.ts'

interface ActionsProps {
  way: AnswerWay
  shown: boolean
  isFirst: boolean
  isLast: boolean
  allAnswered: boolean
  commands: BoardCommands
  onCorrect(): void
}

/** A click gives the focus back, so that the space bar goes on showing and hiding the answer. */
const released = (act: () => unknown) => (event: MouseEvent<HTMLButtonElement>) => {
  if (event.detail > 0) event.currentTarget.blur()
  act()
}

/** What the teacher can do with the question on the board. */
export function Actions({ way, shown, isFirst, isLast, allAnswered, commands, onCorrect }: ActionsProps) {
  return (
    <div className="board-actions" part="actions" role="toolbar" aria-label="课堂操作">
      <Button icon="arrow-left" disabled={isFirst} onClick={released(commands.previous)}>
        上一题
      </Button>
      <Button icon={shown ? 'eye-off' : 'eye'} aria-pressed={shown} onClick={released(commands.toggle)}>
        {shown ? '隐藏答案' : '显示答案'}
      </Button>
      <Button icon="retry" onClick={released(commands.redo)}>
        重新作答
      </Button>
      {shown && (
        <Button icon="edit" onClick={released(onCorrect)}>
          更正答案
        </Button>
      )}
      <Button icon={way === 'phone' ? 'link' : 'users'} onClick={released(commands.join)}>
        {way === 'phone' ? '扫码作答' : '答题器配对'}
      </Button>
      <span className="spacer" />
      <Button
        variant="primary"
        iconEnd="arrow-right"
        disabled={isLast}
        data-cue={(allAnswered && !isLast) || undefined}
        onClick={released(commands.next)}
      >
        下一题
      </Button>
    </div>
  )
}
