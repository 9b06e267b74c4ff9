import { isExpired, isRefused, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { nameProblem } from '@mango/contract'
import { examNameLength, text } from '@mango/contract/exams'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { Icon } from '@mango/ui/icon'
import { NameField } from '@mango/widget/name-field'
import { newPress } from '@mango/widget/press'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { merge, refreshExams } from '../exams.query.ts'
import type { BasketStore } from './basket.store.ts'
import { MergeEntries } from './merge-entries.tsx'
import { mergeWords } from './rules.ts'
import { useMergeEntries } from './use-merge-entries.ts'

interface MergeDialogProps {
  basket: BasketStore
  onClose(): void
  onMerged(name: string, examIds: number[]): void
}

/** Merges what is in the basket under a new name. What won't work is said before it is sent; whether exams match is the server's to refuse, in its words. */
export default function MergeDialog({ basket, onClose, onMerged }: MergeDialogProps) {
  const client = useClient()
  const chosen = useStore(basket.store, (state) => state.chosen)
  const { entries, refusal, pending } = useMergeEntries(chosen)
  const [typed, setName] = useState<string>()
  const [checked, setChecked] = useState(false)
  const [press] = useState(newPress)
  // Until something is typed, the merged exam is called like the first one.
  const name = typed ?? entries[0]?.examName ?? ''
  const nameError = name.trim() === '' ? text.mergeNameMissing : nameProblem(name, examNameLength)

  const merging = useMutation({
    mutationFn: (examIds: number[]) => merge(client, name.trim(), examIds, press),
    onSuccess: (_, examIds) => {
      basket.forgetAll()
      void refreshExams(client)
      onMerged(name.trim(), examIds)
    },
    // The server may know better what the exams are by now. Without an answer they may be merged: the next press tells.
    onError: (error) => {
      if (isRefused(error)) void refreshExams(client)
    },
  })
  const submit = () => {
    setChecked(true)
    if (nameError || (refusal && refusal !== text.mergeDiffers)) return
    merging.mutate(chosen.map((exam) => exam.examId))
  }
  const close = () => {
    // Nor does anybody press again: then the list tells.
    if (merging.error && !isRefused(merging.error)) void refreshExams(client)
    onClose()
  }
  const failure = merging.error
  const problem =
    failure && !isExpired(failure) ? readable(failure) : checked || chosen.length > 1 ? refusal : undefined

  return (
    <Dialog
      open
      title="合并考试"
      className="merge-dialog"
      busy={merging.isPending}
      onClose={close}
      footer={
        <>
          <span>已选 {chosen.length} 场</span>
          <DialogActions
            confirmText="合并"
            busy={merging.isPending}
            waiting={pending && chosen.length > 0}
            onCancel={close}
            onConfirm={submit}
          />
        </>
      }
    >
      {chosen.length === 0 && (
        <EmptyState text="还没有选择考试" detail="在考试列表中点击“加入合并”，选择至少两场考试" />
      )}
      {chosen.length > 0 && (
        <NameField
          label="合并后的考试名称"
          required
          max={examNameLength}
          error={checked && nameError}
          value={name}
          onChange={setName}
          onEnter={submit}
        />
      )}
      {problem && (
        <p className="exam-problem" role="alert">
          <Icon name="warning" label="警告" />
          {problem}
        </p>
      )}
      {!refusal && chosen.length > 0 && <p className="quiet">{mergeWords(chosen)}</p>}
      <MergeEntries
        entries={entries}
        onRemove={(examId) => {
          basket.remove(examId)
          merging.reset()
        }}
      />
    </Dialog>
  )
}
