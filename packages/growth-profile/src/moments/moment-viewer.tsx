import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { momentStatus, text, type Moment, type MomentStatus } from '@mango/contract/growth-profile'
import { playerSize } from '@mango/contract/media'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { IconButton } from '@mango/ui/icon-button'
import { MediaPlayer } from '@mango/ui/media-player'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { judge, refreshMoments } from '../growth.query.ts'
import { secured } from '../rules.ts'
import { isVideo } from './moment-rules.ts'
import { MomentPicture } from './moment-picture.tsx'

interface MomentViewerProps {
  moments: readonly Moment[]
  momentId: number
  moderates: boolean
  onShow(momentId: number): void
  onClose(): void
}

/** How far a finger goes until it has swiped, in px. */
const swipe = 48

/** One moment, large; the ones beside it by keys, buttons and swiping. */
export default function MomentViewer({ moments, momentId, moderates, onShow, onClose }: MomentViewerProps) {
  const place = moments.findIndex(({ id }) => id === momentId)
  const moment = moments[place]
  const from = useRef<number>(undefined)
  const go = (step: number) => {
    const next = moments[place + step]
    if (next) onShow(next.id)
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // Inside the player these keys wind.
    const inPlayer = event.target instanceof Element && event.target.closest('.player')
    if (step === undefined || inPlayer || event.altKey || event.ctrlKey || event.metaKey) return
    event.stopPropagation()
    event.preventDefault()
    go(step)
  }
  const lift = ({ clientX }: PointerEvent) => {
    const way = from.current === undefined ? 0 : clientX - from.current
    from.current = undefined
    if (Math.abs(way) >= swipe) go(way < 0 ? 1 : -1)
  }
  if (!moment) return null
  const film = isVideo(moment) ? safeUrl(secured(moment.image.videoUrl, location.origin)) : undefined
  return (
    <Dialog
      open
      size="l"
      title={moment.title}
      className="moment-dialog"
      closeOnBackdrop
      onClose={onClose}
      onKeyDown={pressKey}
      footer={
        <>
          <span className="moment-leaf">
            <IconButton icon="chevron-left" label="上一个" disabled={place === 0} onClick={() => go(-1)} />
            <output className="num quiet">
              {place + 1} / {moments.length}
            </output>
            <IconButton
              icon="chevron-right"
              label="下一个"
              disabled={place === moments.length - 1}
              onClick={() => go(1)}
            />
          </span>
          {moderates && <Moderation moment={moment} onGone={onClose} />}
        </>
      }
    >
      <figure
        className="moment-large"
        onPointerDown={(event) => {
          from.current = event.pointerType === 'mouse' ? undefined : event.clientX
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          from.current = undefined
        }}
      >
        {film ? (
          <MediaPlayer
            key={moment.id}
            kind="video"
            url={film}
            name={moment.title}
            size={playerSize}
            poster={safeUrl(secured(moment.image.imageUrl, location.origin))}
          />
        ) : (
          <span className="moment-large-picture">
            <MomentPicture key={moment.id} moment={moment} />
          </span>
        )}
        <figcaption>
          <p>{moment.content}</p>
          {moment.createTime && <p className="quiet num">{moment.createTime.slice(0, 16)}</p>}
        </figcaption>
      </figure>
    </Dialog>
  )
}

interface Judgement {
  readonly judged: Moment
  readonly status: MomentStatus
}

/** What a teacher does with a moment: taking it down can be taken back. */
function Moderation({ moment, onGone }: { moment: Moment; onGone(): void }) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  // Another moment may be looked at by the time of the answer.
  const { mutate, isPending } = useMutation({
    mutationFn: ({ judged, status }: Judgement) => judge(client, judged.id, status),
    onSuccess: (_, { judged, status }) => {
      void refreshMoments(client)
      if (status === momentStatus.shown) return notify({ kind: 'success', text: '已通过，大家都能看到' })
      if (judged.id === moment.id) onGone()
      const { pending, shown } = momentStatus
      const putBack = () => {
        judge(client, judged.id, judged.status === pending ? pending : shown)
          .then(() => refreshMoments(client))
          .catch((error: unknown) => tellFailure(error, { title: text.errorTitle }))
      }
      return notify({ kind: 'success', text: '已取下', action: { label: '撤销', run: putBack } })
    },
    onError: (error) => tellFailure(error, { title: text.errorTitle }),
  })
  return (
    <>
      <Button
        variant="text-danger"
        busy={isPending}
        onClick={() => mutate({ judged: moment, status: momentStatus.takenDown })}
      >
        取下
      </Button>
      {moment.status === momentStatus.pending && (
        <Button
          variant="primary"
          busy={isPending}
          onClick={() => mutate({ judged: moment, status: momentStatus.shown })}
        >
          通过
        </Button>
      )}
    </>
  )
}
