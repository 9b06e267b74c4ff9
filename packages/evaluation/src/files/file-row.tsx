import { evaluationFileType, ratingMax, text, type EvaluationFile } from '@mango/contract/evaluation'
import { formatFileSize } from '@mango/contract/library'
import { Checkbox } from '@mango/ui/checkbox'
import { FileMark } from '@mango/ui/file-mark'
import { IconButton } from '@mango/ui/icon-button'
import { Menu, type MenuItem } from '@mango/ui/menu'
import { StarRating } from '@mango/ui/star-rating'
import { FileStatus } from './file-status.tsx'
import { isTranscoding } from './is-transcoding.ts'
import type { FileWish } from './use-file-actions.ts'

interface FileRowProps {
  file: EvaluationFile
  /** Whether this person has a menu on it. */
  changeable: boolean
  administers: boolean
  /** Statuses that this person may give it. */
  statuses: readonly number[]
  picked: boolean
  onPick(on: boolean): void
  onPreview(file: EvaluationFile): void
  onDownload(file: EvaluationFile): void
  onAsk(wish: FileWish, file: EvaluationFile): void
}

/** One file with all that can be done to it. */
export function FileRow(props: FileRowProps) {
  const { file, changeable, administers, statuses, picked, onPick, onPreview, onDownload, onAsk } = props
  const { fileName } = file
  const isLink = file.type === evaluationFileType.link
  const menu: (MenuItem | 'separator')[] = [
    { label: text.rename, icon: 'edit', onSelect: () => onAsk('rename', file) },
    ...(administers
      ? [
          { label: text.rate, icon: 'star' as const, onSelect: () => onAsk('rate', file) },
          { label: text.changeCategory, icon: 'list' as const, onSelect: () => onAsk('category', file) },
        ]
      : []),
    'separator',
    { label: text.delete, icon: 'trash', danger: true, onSelect: () => onAsk('delete', file) },
  ]
  return (
    <li className="file" data-picked={picked || undefined}>
      <Checkbox checked={picked} onChange={onPick} aria-label={`选择 ${fileName}`} className="file-pick" />
      <FileMark name={fileName} {...(isLink && { text: '链接', tone: 'neutral' })} />
      <span className="file-title">
        <button type="button" className="file-name" title={fileName} onClick={() => onPreview(file)}>
          {fileName}
        </button>
        <span className="file-by">
          {file.userName && `${file.userName} · `}
          <time dateTime={file.createTime.replace(' ', 'T')}>{file.createTime.slice(0, 16)}</time>
        </span>
      </span>
      <span className="file-stars" title={file.ratingDesc || undefined}>
        <StarRating value={file.ratingMean ?? file.ratingScore} max={ratingMax} size="s" label={`${fileName} 的评分`} />
      </span>
      <span className="file-downloads num">{file.downloadCount} 次下载</span>
      <span className="file-size num">
        {isTranscoding(file) ? text.transcoding : isLink ? '链接' : formatFileSize(file.size)}
      </span>
      <span className="file-status">
        <FileStatus file={file} statuses={statuses} />
      </span>
      <span className="file-actions">
        <IconButton
          icon={isLink ? 'external' : 'download'}
          size="s"
          label={`${isLink ? '打开' : '下载'} ${fileName}`}
          onClick={() => onDownload(file)}
        />
        {changeable && (
          <Menu
            label={`${fileName} 的操作`}
            placement="bottom-end"
            trigger={(trigger) => <IconButton {...trigger} icon="more" size="s" label={`操作 ${fileName}`} />}
            items={menu}
          />
        )}
      </span>
    </li>
  )
}
