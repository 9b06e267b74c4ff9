import { isExpired, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { wordsProblem } from '@mango/contract'
import { messageLength, text } from '@mango/contract/study-monitor'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { newPress } from '@mango/widget/press'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshMessages } from '../talk.query.ts'

interface Send {
  send(msg: string, press: string): Promise<unknown>
  onSent(): void
}

/** Sends a message, once however often its answer is lost, and tells how it went. */
export function useSend({ send, onSent }: Send) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [press] = useState(newPress)
  const sending = useMutation({
    mutationFn: (msg: string) => send(msg, press),
    onSuccess: () => {
      notify({ kind: 'success', text: text.sent })
      void refreshMessages(client)
      onSent()
    },
    onError: (error) => tellFailure(error, { title: text.sendFailedTitle, text: text.sendFailed }),
  })
  /** Whether there is something to send; tells where there is not. That it is too long stands beside the field. */
  const ready = (msg: string): boolean => {
    if (msg.trim() !== '') return !wordsProblem(msg, messageLength)
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
