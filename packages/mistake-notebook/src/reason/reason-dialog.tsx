import { useClient } from '@mango/client/react'
import { wordsProblem } from '@mango/contract'
import { errorReasonLength, text, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Icon } from '@mango/ui/icon'
import { useTellFailure } from '@mango/widget/failure'
import { LineField } from '@mango/widget/line-field'
import { useUnsaved } from '@mango/widget/unsaved'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dropReason, noteReason, refreshMistakes, suggestions, tellOtherTabs, type Place } from '../notebook.query.ts'
import { reasonChanges } from './reason-changes.ts'

interface ReasonDialogProps {
  place: Place
  question: MistakeQuestion
  paperId: number | null
  part?: MistakeQuestion['orders'][number] | undefined
  onClose(): void
}

/** Why a question went wrong: in own words, or by what is often the cause. */
export default function ReasonDialog({ place, question, paperId, part, onClose }: ReasonDialogProps) {
  const client = useClient()
  const tell = useTellFailure()
  const noted = part ? part.errorReasons : question.errorReason
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(noted)
  const suggested = useQuery(suggestions(client, place.subjectId)).data?.data ?? []
  const offered = [...new Set([...noted, ...suggested])]
  const wrong = wordsProblem(words, errorReasonLength) !== undefined
  const toggle = (reason: string) =>
    setChosen(chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason])

  const { added, dropped } = reasonChanges(noted, chosen, words)
  const { close, question: asked } = useUnsaved(added.length + dropped.length > 0, onClose)
  const saving = useMutation({
    mutationFn: async () => {
      const reason = (errorReason: string) => ({
        questionId: question.id,
        errorReason,
        studentId: place.studentId,
        paperId,
        ...(part && { orderId: part.id }),
      })
      for (const one of added) await noteReason(client, reason(one))
      for (const one of dropped) await dropReason(client, reason(one))
    },
    onSuccess: onClose,
    onError: (error) => tell(error),
    onSettled: () => {
      tellOtherTabs()
      return refreshMistakes(client)
    },
  })
  const busy = saving.isPending
  const where = [question.sourceName, question.sourceOrder > 0 && `第 ${question.sourceOrder} 题`]
  return (
    <Dialog
      open
      size="s"
      title="错因"
      busy={busy}
      onClose={close}
      footer={<DialogActions busy={busy} disabled={wrong} onCancel={onClose} onConfirm={() => saving.mutate()} />}
    >
      <form
        className="reason-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && !wrong) saving.mutate()
        }}
      >
        <p className="quiet">{[...where, part && `第 ${part.order} 小题`].filter(Boolean).join(' · ')}</p>
        <LineField
          label="自己写"
          max={errorReasonLength}
          value={words}
          placeholder={text.errorReasonPlaceholder}
          onChange={setWords}
        />
        {offered.length > 0 && (
          <div className="reason-offers" role="group" aria-label="常见的错因">
            {offered.map((reason) => (
              <button
                key={reason}
                type="button"
                className="reason-offer"
                aria-pressed={chosen.includes(reason)}
                onClick={() => toggle(reason)}
              >
                {chosen.includes(reason) && <Icon name="check" />}
                {reason}
              </button>
            ))}
          </div>
        )}
      </form>
      {asked}
    </Dialog>
  )
}
