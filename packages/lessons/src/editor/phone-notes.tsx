import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import {
  getLessonTempFiles,
  mobileNotePollMilliseconds,
  openNoteTicket,
  phoneNotePage,
  ticketMinutes,
} from '@mango/contract/lessons'
import { createQrCode } from '@mango/contract/qr-code'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { phonePage } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { DraftNote, Place } from './draft.ts'
import { useNotePush } from './use-note-push.ts'

interface PhoneNotesProps {
  place: Place
  isFull: boolean
  onNotes(notes: readonly DraftNote[]): void
}

/** A QR code for a phone, and every five seconds a look at what it sent, or as soon as something came. */
export function PhoneNotes({ place: { courseId, hourId }, isFull, onNotes }: PhoneNotesProps) {
  const client = useClient()
  const pass = useQuery({
    queryKey: ['lesson-note-pass', courseId, hourId],
    async queryFn() {
      const { data } = await client.send(openNoteTicket, { body: { courseId, timeTableId: hourId ?? null } })
      const content = phonePage(client.context, phoneNotePage, { ticket: data.token })
      return { ticketId: data.ticketId, content, image: (await client.send(createQrCode, { body: { content } })).data }
    },
    // A pass that is nearly over is renewed; it is a secret, and not kept when nobody looks.
    refetchInterval: (ticketMinutes - 2) * 60_000,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const ticketId = pass.data?.ticketId
  const arrived = useQuery({
    ...client.query(getLessonTempFiles, {
      query: hourId === undefined ? { ticketId: ticketId ?? 0 } : { timetableId: hourId },
    }),
    enabled: ticketId !== undefined && !isFull,
    refetchInterval: mobileNotePollMilliseconds,
    refetchIntervalInBackground: true,
  })
  useNotePush(ticketId !== undefined && !isFull, () => void arrived.refetch())
  const take = useEffectEvent((notes: readonly { url: string; urlAbridge: string }[]) =>
    onNotes(notes.map(({ url, urlAbridge }) => ({ url, small: urlAbridge || url }))),
  )
  const notes = arrived.data?.data
  useEffect(() => {
    if (notes && notes.length > 0) take(notes)
  }, [notes])
  const image = safeUrl(pass.data?.image)
  return (
    <div className="phone-notes" role="group" aria-label="手机上传">
      <LoadFailure load={pass} title="二维码没有加载出来" compact />
      {pass.isPending && <Skeleton height={120} />}
      {image && <img src={image} alt="手机上传二维码" data-full={isFull || undefined} width={132} height={132} />}
      <LoadFailure load={arrived} title="手机上的照片没有加载出来" compact />
      <p className="quiet" role="status">
        {isFull ? '已满，暂停收取' : '用手机扫码，拍下笔记'}
      </p>
    </div>
  )
}
