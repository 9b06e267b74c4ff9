import { uploadStatus, type UploadQueue } from '@mango/client/upload'
import { Button } from '@mango/ui/button'
import { Progress } from '@mango/ui/progress'
import { useItems } from '../photos/use-photo-uploads.ts'

interface SendingProps {
  readonly queue: UploadQueue | undefined
}

/** Photos on their way, and those that did not get there. */
export function Sending({ queue }: SendingProps) {
  const open = useItems(queue).filter(({ status }) => status !== uploadStatus.succeeded)
  if (open.length === 0) return null
  return (
    <ul className="sending" aria-label="正在上传">
      {open.map(({ key, fileName, status, progress, reason }) => (
        <li key={key}>
          <span className="sending-name">{fileName}</span>
          {status === uploadStatus.failed ? (
            <>
              <span className="sending-reason">{reason}</span>
              <Button size="s" icon="retry" onClick={() => queue?.retry(key)}>
                重试
              </Button>
              <Button size="s" variant="text" onClick={() => queue?.remove(key)}>
                移除
              </Button>
            </>
          ) : (
            <Progress label={`上传 ${fileName}`} value={progress} max={1} />
          )}
        </li>
      ))}
    </ul>
  )
}
