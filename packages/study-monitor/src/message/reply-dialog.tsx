import { useClient } from '@mango/client/react'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { useStore } from 'zustand'
import { sendVoice, sendDing } from '../talk.query.ts'
import { emptyDraft, type Drafts } from '../monitor.store.ts'
import { MessageEditor } from './message-editor.tsx'
import { useSend } from './use-send.ts'

/** Whom a reply is for, and which feedback it answers. */
export interface Recipient {
  readonly studentId: number
  readonly studentName: string
  /** Tells students of one name apart. */
  readonly studentCode: string
  readonly deviceId: string
  readonly feedbackId?: number
}

interface ReplyDialogProps {
  to: Recipient
  drafts: Drafts
  onClose(): void
  onSent(): void
}

/** A message to one student, by voice or in the workplace app. What was begun is still there the next time. */
export function ReplyDialog({ to: { studentName, studentCode, ...to }, drafts, onClose, onSent }: ReplyDialogProps) {
  const client = useClient()
  const key = `${to.studentId} ${to.feedbackId ?? ''}`
  const draft = useStore(drafts.store, (all) => all[key] ?? emptyDraft)
  const close = () => {
    drafts.close(key)
    onClose()
  }
  const { ready, sending, problem, send } = useSend({
    drafts,
    draftKey: key,
    send: (msg, press) => (draft.channel === 'voice' ? sendVoice : sendDing)(client, { ...to, msg }, press),
    onSent: () => {
      onSent()
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={`回复 ${studentName}`}
      toolbar={<span className="quiet num">{studentCode}</span>}
      busy={sending}
      onClose={close}
      footer={
        <DialogActions
          confirmText="发送"
          busy={sending}
          onCancel={close}
          onConfirm={() => ready(draft.text) && send(draft.text)}
        />
      }
    >
      <MessageEditor draft={draft} onChange={(next) => drafts.write(key, next)} chooseChannel problem={problem} />
    </Dialog>
  )
}
