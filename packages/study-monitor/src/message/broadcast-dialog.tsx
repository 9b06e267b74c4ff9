import { useClient } from '@mango/client/react'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { Select } from '@mango/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { audiences, broadcast, recipients } from '../talk.query.ts'
import { emptyDraft, type Drafts } from '../monitor.store.ts'
import { audienceOptions } from './audience-options.ts'
import { MessageEditor } from './message-editor.tsx'
import { useSend } from './use-send.ts'

const key = 'all'

interface BroadcastDialogProps {
  drafts: Drafts
  onClose(): void
  onSent(): void
}

/** A message to the school, a grade or a class: says first how many that are, and asks. */
export function BroadcastDialog({ drafts, onClose, onSent }: BroadcastDialogProps) {
  const client = useClient()
  const draft = useStore(drafts.store, (all) => all[key] ?? emptyDraft)
  const [asking, setAsking] = useState(false)
  const count = useQuery(recipients(client)).data?.data
  const options = audienceOptions(useQuery(audiences(client)).data?.data ?? [], count)
  const { audience = '' } = draft
  const wanted = options.find(({ value }) => value === audience) ?? options[0]
  const reach = wanted?.words ?? '全校学生'
  const { ready, sending, problem, send } = useSend({
    drafts,
    draftKey: key,
    send: (msg, press) => broadcast(client, msg, wanted?.audience ?? {}, press),
    onSent: () => {
      onSent()
      onClose()
    },
  })
  return (
    <>
      <Dialog
        open
        title="群发消息"
        busy={sending}
        onClose={onClose}
        footer={
          <>
            <span role="status">将发送给{reach}</span>
            <DialogActions
              confirmText="发送"
              busy={sending}
              onCancel={onClose}
              onConfirm={() => setAsking(ready(draft.text))}
            />
          </>
        }
      >
        <Field label="发送范围">
          <Select
            options={options}
            value={audience}
            onChange={(value) => drafts.write(key, { ...draft, audience: value })}
          />
        </Field>
        <MessageEditor
          draft={draft}
          onChange={(next) => drafts.write(key, next)}
          chooseChannel={false}
          problem={problem}
        />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title={`确定发送给${reach}吗？`}
        confirmText="确定发送"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          send(draft.text)
        }}
      >
        <p>消息发送后不能撤回。</p>
      </ConfirmDialog>
    </>
  )
}
