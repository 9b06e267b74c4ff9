import { Button } from '@mango/ui/button'

interface ListHeaderProps {
  heading: string
  onOpen(kind: 'broadcast' | 'log' | 'history'): void
}

/** Title and what concerns all students. */
export const ListHeader = ({ heading, onOpen }: ListHeaderProps) => (
  <div className="monitor-header">
    {heading && <h1 className="monitor-title">{heading}</h1>}
    <span className="spacer" />
    <Button icon="sound" onClick={() => onOpen('broadcast')}>
      群发消息
    </Button>
    <Button icon="list" onClick={() => onOpen('log')}>
      详细日志
    </Button>
    <Button icon="clock" onClick={() => onOpen('history')}>
      回复记录
    </Button>
  </div>
)
