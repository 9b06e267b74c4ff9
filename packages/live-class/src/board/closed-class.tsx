import { text } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'

interface ClosedClassProps {
  onLeft(): void
  /** Begins anew. */
  onRestart(): void
}

/** Over the board, once the class was ended by something else than this board. */
export const ClosedClass = ({ onLeft, onRestart }: ClosedClassProps) => (
  <div className="board-closed">
    <EmptyState
      text={text.classClosed}
      detail="该教室开始了其他课堂，或课堂已超时结束。已收到的作答都已保存。"
      action={
        <>
          <Button onClick={onLeft}>返回课件列表</Button>
          <Button variant="primary" onClick={onRestart}>
            重新上课
          </Button>
        </>
      }
    />
  </div>
)
