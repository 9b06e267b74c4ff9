import { Button } from '@mango/ui/button'

interface ListActionsProps {
  onOpen(kind: 'broadcast' | 'log' | 'history'): void
}

/** What concerns all students. */
export const ListActions = ({ onOpen }: ListActionsProps) => (
  <>
    <Button icon="sound" onClick={() => onOpen('broadcast')}>
      群发消息
    </Button>
    <Button icon="list" onClick={() => onOpen('log')}>
      详细日志
    </Button>
    <Button icon="clock" onClick={() => onOpen('history')}>
      回复记录
    </Button>
  </>
)
