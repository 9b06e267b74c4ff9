import { isPending, uploadStatus, wholeProgress, type KnownChoice, type UploadState } from '@mango/client/upload'
import { Button } from '@mango/ui/button'
import { Progress } from '@mango/ui/progress'
import { knownAmong } from './known-among.ts'
import { KnownChoices } from './known-choices.tsx'
import { remaining } from './remaining.ts'

interface UploadSummaryProps extends UploadState {
  onRetryAll(): void
  onClearDone(): void
  onChooseAll(choice: KnownChoice): void
}

/** How many uploads are done and how many failed, and what can be done about all of them at once. */
export function UploadSummary({ items, paused, onRetryAll, onClearDone, onChooseAll }: UploadSummaryProps) {
  const count = (wanted: number) => items.filter(({ status }) => status === wanted).length
  const done = count(uploadStatus.succeeded)
  const failed = count(uploadStatus.failed)
  const whole = wholeProgress(items)
  const known = knownAmong(items).length
  const summary = [
    `已上传 ${done}/${items.length}`,
    ...(failed > 0 ? [`${failed} 个失败`] : []),
    ...(known > 0 ? [`${known} 个资源库里已有，请选择`] : []),
  ].join('，')
  return (
    <div className="uploads-head">
      <p className="uploads-summary" role="status">
        {paused ? '网络已断开，恢复后自动继续上传' : summary}
      </p>
      {items.filter(isPending).length - known > 1 && (
        <span className="uploads-whole">
          <Progress
            label="全部上传进度"
            value={Math.floor(whole.share * 100)}
            text={[`共 ${Math.floor(whole.share * 100)}%`, ...remaining(whole.secondsLeft)].join(' · ')}
          />
        </span>
      )}
      <KnownChoices items={items} onChooseAll={onChooseAll} />
      {failed > 1 && (
        <Button variant="text" size="s" onClick={onRetryAll}>
          重试全部
        </Button>
      )}
      {done > 0 && (
        <Button variant="text" size="s" onClick={onClearDone}>
          清除已完成
        </Button>
      )}
    </div>
  )
}
