import { isExpired, isNo, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { isBlank, wordsProblem } from '@mango/contract'
import { messageLength, text } from '@mango/contract/study-monitor'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import type { Drafts } from '../monitor.store.ts'
import { refreshMessages } from '../talk.query.ts'

interface Send {
  drafts: Drafts
  /** Of the draft that is sent, and forgotten then. */
  draftKey: string
  send(msg: string, press: string): Promise<unknown>
  onSent(): void
}

/** Sends a message, once however often its answer is lost, and tells how it went. */
export function useSend({ drafts, draftKey, send, onSent }: Send) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const sending = useMutation({
    mutationFn: (msg: string) => send(msg, drafts.send(draftKey)),
    onSuccess: () => {
      notify({ kind: 'success', text: text.sent })
      drafts.forget(draftKey)
      onSent()
    },
    onError: (error) => {
      if (isNo(error)) drafts.refuse(draftKey)
      tellFailure(error, { title: text.sendFailedTitle, text: text.sendFailed })
    },
    // Where no answer came, the history tells whether it went.
    onSettled: () => void refreshMessages(client),
  })
  /** Whether there is something to send; tells where there is not. That it is too long stands beside the field. */
  const ready = (msg: string): boolean => {
    if (!isBlank(msg)) return !wordsProblem(msg, messageLength)
    notify({ kind: 'warning', title: text.messageMissingTitle, text: text.messageMissing })
    return false
  }
  const { error } = sending
  return {
    ready,
    sending: sending.isPending,
    /** Why it was not sent, in the server's own words: the notice has those of the documents. */
    problem: error && !isExpired(error) ? readable(error) : undefined,
    send: (msg: string) => sending.mutate(msg.trim()),
  }
}
