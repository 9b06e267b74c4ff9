import type { KnownChoice, KnownFile, UploadItem } from '@mango/client/upload'
import { Button } from '@mango/ui/button'
import { useId } from 'react'

interface KnownRowProps {
  item: UploadItem
  known: KnownFile
  onChoose(item: UploadItem, choice: KnownChoice): void
}

const saidOf = ({ own, ownerName, createTime, fileName }: KnownFile) =>
  `资源库里已有同样的文件：${own ? '您' : ownerName || '其他老师'}于 ${createTime.slice(0, 16)} 上传的“${fileName}”`

/** A file that the library has already: which one, whose and since when, and what may become of it. */
export function KnownRow({ item, known, onChoose }: KnownRowProps) {
  const said = useId()
  const choice = (which: KnownChoice, words: string) => (
    <Button
      className="upload-choice"
      variant="text"
      size="s"
      aria-label={`${words} ${item.fileName}`}
      aria-describedby={said}
      onClick={() => onChoose(item, which)}
    >
      {words}
    </Button>
  )
  return (
    <li className="upload-row" data-known="">
      <span className="upload-name" title={item.fileName}>
        {item.fileName}
      </span>
      <p className="upload-known" id={said}>
        {saidOf(known)}
      </p>
      <span className="upload-choices">
        {choice('both', '保留两份')}
        {known.own && choice('replace', '替换')}
        {choice('skip', '跳过')}
      </span>
    </li>
  )
}
