import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text } from '@mango/contract'
import { createRemote, qrSize, remoteMinutes } from '@mango/contract/live-class'
import { Dialog } from '@mango/ui/dialog'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { phonePage } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import type { LiveClass } from './live-class.ts'
import { qrImage } from './live-class.query.ts'

interface RemoteDialogProps {
  live: LiveClass
  padPath: string
  onClose(): void
}

/** The code with which the teacher's phone steers this class. */
export function RemoteDialog({ live, padPath, onClose }: RemoteDialogProps) {
  const client = useClient()
  const { roomId, classId } = live.place
  const made = useQuery({
    queryKey: [createRemote.path, live.ground.answerClassId],
    queryFn: () => client.send(createRemote, { body: { roomId } }),
    staleTime: (remoteMinutes - 10) * 60_000,
    retry: false,
  })
  const token = made.data?.data.remoteToken ?? ''
  const link = phonePage(client.context, padPath, { classId, classroomId: roomId, token })
  const image = useQuery({ ...qrImage(client, link, qrSize), enabled: token !== '' })
  const address = image.data && safeUrl(image.data.data)
  return (
    <Dialog open size="xl" title="手机遥控" closeOnBackdrop onClose={onClose}>
      <div className="phones">
        <div className="phones-code" aria-busy={!address}>
          {!address && !made.isError && !image.isError && <Skeleton height="100%" />}
          {address && <img src={address} alt="用老师的手机扫描，遥控这堂课" width={qrSize} height={qrSize} />}
          <LoadFailure compact load={made} title={text.errorTitle} />
          <LoadFailure compact load={image} title={text.errorTitle} />
        </div>
        <div className="phones-words">
          <ol className="phones-steps">
            <li>请用老师自己的手机扫描，不要让同学扫</li>
            <li>在手机上换题、收题、加时、显示答案、点名，还能看到谁没有作答</li>
            <li>只对这堂课有效，下课后或 {remoteMinutes / 60} 小时后失效</li>
          </ol>
          {token !== '' && (
            <p className="phones-link">
              <a href={safeUrl(link)} target="_blank" rel="noopener noreferrer">
                在这台电脑上打开遥控
              </a>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
