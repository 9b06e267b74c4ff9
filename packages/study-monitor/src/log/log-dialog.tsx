import type { FeedbackEntry } from '@mango/contract/study-monitor'
import { Dialog } from '@mango/ui/dialog'
import { Tabs } from '@mango/ui/tabs'
import { useState } from 'react'
import { SpeedSelect } from '../audio/speed-select.tsx'
import { sharedPlayer } from '../audio/shared-player.ts'
import { wholeSchool } from '../talk.query.ts'
import { FeedbackList } from './feedback-list.tsx'
import { LogList } from './log-list.tsx'

const views = [
  { value: 'log', label: '详细日志' },
  { value: 'feedback', label: '反馈列表' },
] as const

interface LogDialogProps {
  onClose(): void
  onReply(entry: FeedbackEntry): void
}

/** What all students said, or what they told the school. */
export function LogDialog({ onClose, onReply }: LogDialogProps) {
  const player = sharedPlayer()
  const [view, setView] = useState<(typeof views)[number]['value']>('log')
  const change = (wanted: typeof view) => {
    player.stop()
    setView(wanted)
  }
  return (
    <Dialog
      open
      title={view === 'log' ? '详细日志' : '反馈列表'}
      size="xl"
      flush
      className="monitor-dialog"
      onClose={onClose}
      toolbar={
        <>
          <SpeedSelect />
          <Tabs items={views} value={view} onChange={change} label="日志或反馈" variant="segmented" size="s" />
        </>
      }
    >
      {view === 'log' ? <LogList scope={wholeSchool} intentType={null} named /> : <FeedbackList onReply={onReply} />}
    </Dialog>
  )
}
