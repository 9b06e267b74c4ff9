import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'

/** Nothing came. The documents ask for silence, so nobody is told of a failure; there is a way on all the same. */
export const Quiet = ({ onAgain }: { onAgain(): void }) => (
  <EmptyState
    text="暂时没有内容"
    action={
      <Button icon="retry" onClick={onAgain}>
        刷新
      </Button>
    }
  />
)
