import { personal } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { FeedbackEntry, MonitorRecord } from '@mango/contract/study-monitor'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useEffect, useState } from 'react'
import { sharedPlayer } from './audio/shared-player.ts'
import css from './dialogs.css?inline'
import { HistoryDialog } from './history-dialog.tsx'
import { LogDialog } from './log/log-dialog.tsx'
import { StudentDialog } from './log/student-dialog.tsx'
import { BroadcastDialog } from './message/broadcast-dialog.tsx'
import { ReplyDialog, type Recipient } from './message/reply-dialog.tsx'
import { createDrafts } from './monitor.store.ts'

export type OpenDialog =
  | { readonly kind: 'log' | 'history' | 'broadcast' }
  | { readonly kind: 'student'; readonly record: MonitorRecord }
  | { readonly kind: 'reply'; readonly to: MonitorRecord }

export interface DialogsProps {
  dialog: OpenDialog
  onClose(): void
  onSent(studentId?: number): void
}

const draftsOf = personal(createDrafts)
const byRecord = ({ studentId, deviceId, studentName, studentCode }: MonitorRecord): Recipient => ({
  studentId,
  deviceId,
  studentName,
  studentCode,
})
const byFeedback = ({ id, studentId, studentName, studentCode }: FeedbackEntry): Recipient => ({
  studentId,
  studentName,
  studentCode,
  // The feedback list does not name the assistant: the student's own is meant.
  deviceId: '',
  feedbackId: id,
})

/** The dialog that is open, and the reply that was opened from it. */
export default function Dialogs(props: DialogsProps) {
  const styles = useLazyStyles(css)
  const player = sharedPlayer()
  // An element that leaves the page takes its sound along.
  useEffect(() => player.stop, [player])
  return (
    <>
      <span ref={styles} hidden />
      <Opened {...props} />
    </>
  )
}

function Opened({ dialog, onClose, onSent }: DialogsProps) {
  const [answering, setAnswering] = useState<Recipient>()
  const drafts = draftsOf(useClient())
  const reply = (to: Recipient, close: () => void) => (
    <ReplyDialog to={to} drafts={drafts} onClose={close} onSent={() => onSent(to.studentId)} />
  )
  if (dialog.kind === 'broadcast') return <BroadcastDialog drafts={drafts} onClose={onClose} onSent={() => onSent()} />
  if (dialog.kind === 'reply') return reply(byRecord(dialog.to), onClose)
  return (
    <>
      {dialog.kind === 'history' && <HistoryDialog onClose={onClose} />}
      {dialog.kind === 'log' && <LogDialog onClose={onClose} onReply={(entry) => setAnswering(byFeedback(entry))} />}
      {dialog.kind === 'student' && (
        <StudentDialog record={dialog.record} onClose={onClose} onReply={() => setAnswering(byRecord(dialog.record))} />
      )}
      {answering && reply(answering, () => setAnswering(undefined))}
    </>
  )
}
