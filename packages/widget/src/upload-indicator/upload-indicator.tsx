import { isPending, uploadStatus, wholeProgress, type UnattendedUploads, type UploadItem } from '@mango/client/upload'
import { Icon } from '@mango/ui/icon'
import { IconButton } from '@mango/ui/icon-button'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Progress } from '@mango/ui/progress'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import listCss from '../upload-list/upload-list.css?inline'
import { knownAmong, UploadRows, UploadSummary } from '../upload-list/index.ts'
import css from './upload-indicator.css?inline'

/** What is uploaded out of sight of its own list: a small panel in a corner, above everything, that folds away. */
export function UploadIndicator({ uploads }: { uploads: readonly UnattendedUploads[] }) {
  const [open, setOpen] = useState(true)
  const panel = useRef<HTMLElement>(null)
  const styles = useLazyStyles(css)
  const listStyles = useLazyStyles(listCss)
  const rows = useId()
  useLayoutEffect(() => panel.current?.showPopover?.(), [])
  const items = uploads.flatMap((entry) => entry.items)
  const pending = items.some(isPending)
  const forAll = (act: (queue: UnattendedUploads['queue']) => void) => () => uploads.forEach(({ queue }) => act(queue))
  return (
    <section ref={panel} className="upload-indicator" popover="manual" aria-label="后台上传">
      <div ref={styles} className="upload-indicator-head">
        <h2 className="upload-indicator-title">
          <Icon name={pending ? 'upload' : failures(items) > 0 ? 'warning' : 'success'} size={18} />
          {titleOf(items)}
        </h2>
        <IconButton
          icon={open ? 'chevron-down' : 'chevron-right'}
          size="s"
          label={open ? '收起上传列表' : '展开上传列表'}
          aria-expanded={open}
          aria-controls={rows}
          onClick={() => setOpen(!open)}
        />
        {!pending && <IconButton icon="close" size="s" label="关闭" onClick={forAll((queue) => queue.clearEnded())} />}
      </div>
      {pending && !open && <Progress label="后台上传进度" value={Math.floor(wholeProgress(items).share * 100)} />}
      <div ref={listStyles} id={rows} className="upload-indicator-rows" hidden={!open}>
        <UploadSummary
          items={items}
          paused={uploads.some(({ paused }) => paused)}
          onRetryAll={forAll((queue) => queue.retryAll())}
          onClearDone={forAll((queue) => queue.clearDone())}
          onChooseAll={(choice) => uploads.forEach(({ queue }) => queue.chooseAll(choice))}
        />
        {uploads.map(({ queue, items: own }, place) => (
          <UploadRows key={place} queue={queue} items={own} />
        ))}
      </div>
      {/* Folded away or not, a failure is said. */}
      <p className="unseen" role="alert">
        {failedNames(items)}
      </p>
    </section>
  )
}

const failed = ({ status }: UploadItem) => status === uploadStatus.failed
const failures = (items: readonly UploadItem[]) => items.filter(failed).length
const failedNames = (items: readonly UploadItem[]) =>
  items
    .filter(failed)
    .map(({ fileName, reason }) => `${fileName} 上传失败${reason ? `：${reason}` : ''}`)
    .join('；')

function titleOf(items: readonly UploadItem[]): string {
  const pending = items.filter(isPending).length
  const known = knownAmong(items).length
  if (pending > 0 && pending === known) return `${known} 个文件等您选择`
  if (pending > 0) return `正在上传，还有 ${pending} 个文件`
  const count = failures(items)
  return count > 0 ? `${count} 个文件上传失败` : '上传完成'
}
