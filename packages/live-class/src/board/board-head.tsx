import { text } from '@mango/contract/live-class'
import type { Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import { useStore } from 'zustand'
import { Connection } from './connection.tsx'
import type { LiveClass } from './live-class.ts'
import { boardLook, lookNames, nextLook } from './look.ts'

interface BoardHeadProps {
  live: LiveClass
  index: number
  question: Question | undefined
  isFullscreen: boolean
  onFullscreen(): void
  onHelp(): void
  onRemote(): void
  onLeave(): void
}

/** Where the class is: which question, whose class, and whether the connection holds. */
export function BoardHead({
  live,
  index,
  question,
  isFullscreen,
  onFullscreen,
  onHelp,
  onRemote,
  onLeave,
}: BoardHeadProps) {
  const { courseware, className } = live.ground
  const total = useStore(live.questions, ({ list }) => list.length)
  const look = useStore(boardLook.store)
  return (
    <header className="board-head">
      <h1 className="unseen">{text.title}</h1>
      <span className="board-number num" aria-live="polite">
        {index >= 0 ? `第 ${index + 1} 题 / ${total}` : question ? '课堂提问' : `共 ${total} 题`}
      </span>
      <span className="board-title" title={courseware.name}>
        {[question?.typeName, className, courseware.name].filter(Boolean).join(' · ')}
      </span>
      <Connection channel={live.channel} />
      <span className="board-tools">
        <IconButton
          icon={look === 'dark' ? 'moon' : 'sun'}
          label={`外观：${lookNames[look]}`}
          onClick={() => boardLook.keep(nextLook(look))}
        />
        {/* An iPhone fills its screen with films only. */}
        {document.fullscreenEnabled && (
          <IconButton icon="fullscreen" label={isFullscreen ? '退出全屏（F）' : '全屏（F）'} onClick={onFullscreen} />
        )}
        <IconButton icon="link" label="手机遥控（C）" onClick={onRemote} />
        <IconButton icon="info" label="快捷键（?）" onClick={onHelp} />
        <Button icon="logout" onClick={onLeave}>
          返回
        </Button>
      </span>
    </header>
  )
}
