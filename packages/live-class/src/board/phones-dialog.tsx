import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text } from '@mango/contract'
import { qrSize } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { Skeleton } from '@mango/ui/skeleton'
import { useCopyLink } from '@mango/widget/copy-link'
import { LoadFailure } from '@mango/widget/failure'
import { phonePage } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { qrImage } from './live-class.query.ts'
import type { LiveClass } from './live-class.ts'

interface PhonesDialogProps {
  live: LiveClass
  padPath: string
  onClose(): void
  /** The class may begin: every phone that is coming is in. Undefined once it has. */
  onStart: (() => void) | undefined
}

/** The QR code and the link with which phones join. */
export function PhonesDialog({ live, padPath, onClose, onStart }: PhonesDialogProps) {
  const client = useClient()
  const copyLink = useCopyLink()
  const { connected } = useStore(live.model.store)
  const total = useStore(live.students, ({ length }) => length)
  const { roomId, classId } = live.place
  const link = phonePage(client.context, padPath, { classId, classroomId: roomId, token: live.ground.joinToken })
  const image = useQuery(qrImage(client, link, qrSize))
  const address = image.data && safeUrl(image.data.data)
  return (
    <Dialog
      open
      size="xl"
      title="手机扫码作答"
      closeOnBackdrop
      onClose={onClose}
      footer={
        <>
          <span role="status" className="phones-count">
            已连接 <b className="num">{connected.size}</b> / {total} 人
          </span>
          <Button variant="primary" onClick={onStart ?? onClose}>
            {onStart ? '开始答题' : '回到课堂'}
          </Button>
        </>
      }
    >
      <div className="phones">
        <div className="phones-code" aria-busy={image.isPending}>
          {image.isPending && <Skeleton height="100%" />}
          {address && <img src={address} alt="扫码加入课堂的二维码" width={qrSize} height={qrSize} />}
          <LoadFailure compact load={image} title={text.errorTitle} />
        </div>
        <div className="phones-words">
          <ol className="phones-steps">
            <li>
              <span>
                用手机扫描二维码，或打开下面的链接，输入课堂码
                <b className="phones-signs num">{live.ground.joinToken}</b>
              </span>
            </li>
            <li>输入学号加入课堂</li>
            <li>看大屏幕上的题目，在手机上作答</li>
          </ol>
          <p className="phones-link">
            <a href={safeUrl(link)} target="_blank" rel="noopener noreferrer">
              {link}
            </a>
            <Button size="s" icon="copy" onClick={() => void copyLink(link)}>
              复制链接
            </Button>
          </p>
        </div>
      </div>
    </Dialog>
  )
}
