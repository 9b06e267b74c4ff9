import { text } from '@mango/contract/live-class'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import type { BoardDialog } from './use-board-dialog.ts'

interface BoardQuestionsProps {
  asked: BoardDialog | undefined
  /** The server asks whether the class goes on. */
  isAskedToGoOn: boolean
  /** How many have answered the question on the board. */
  count: number
  onGoOn(): void
  onLeave(): void
  onRedo(): void
  onClose(): void
}

/** What is asked before the class ends or a question is answered anew. */
export const BoardQuestions = ({
  asked,
  isAskedToGoOn,
  count,
  onGoOn,
  onLeave,
  onRedo,
  onClose,
}: BoardQuestionsProps) => (
  <>
    <ConfirmDialog
      open={isAskedToGoOn}
      title={text.keepGoing}
      confirmText="继续上课"
      cancelText="结束课堂"
      onConfirm={onGoOn}
      onCancel={onLeave}
      // Whoever presses Escape is there, and may have meant the full screen.
      onClose={onGoOn}
    />
    <ConfirmDialog
      open={asked === 'leave'}
      title={text.leaveQuestion}
      confirmText="继续"
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>返回后课堂结束，已收到的作答都会保留。</p>
    </ConfirmDialog>
    <ConfirmDialog
      open={asked === 'redo'}
      title="重新作答本题？"
      confirmText="重新作答"
      onConfirm={() => {
        onClose()
        onRedo()
      }}
      onClose={onClose}
    >
      <p>已有 {count} 人作答，这一次会保留；再次作答后可以对比两次，成绩以最后一次有人作答的为准。</p>
    </ConfirmDialog>
  </>
)
