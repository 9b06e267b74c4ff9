import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { accepts } from './accepts.ts'
import css from './upload-tile.css?inline'

const texts = {
  refused: (names: readonly string[]): string =>
    names.length === 1 ? `不能用这个文件：${names[0]}` : `${names.length} 个文件不能用：${names.join('、')}`,
  tooMany: '一次只能选择一个文件，已取第一个',
}

export type UploadTileProps = {
  /** What it adds: 添加照片. */
  label: string
  /** Which files and how large, said beforehand. */
  hint?: string | undefined
  /** As an `<input type="file">` has it: `image/*`, `.pdf,.docx`. */
  accept?: string | undefined
  /** @default true */
  multiple?: boolean | undefined
  /** Offers the camera on phones. */
  camera?: boolean | undefined
  /** Also takes what is pasted anywhere on the page, outside of fields. */
  pasteAnywhere?: boolean | undefined
  disabled?: boolean | undefined
  /** Those that fit; what does not is named on the tile. */
  onFiles: (files: File[]) => void
  /** None of them fits, which the tile says. */
  onRefused?: (() => void) | undefined
}

/** Takes files by press, drop, paste and camera, and hands them out. Knows nothing of what becomes of them. */
export function UploadTile(props: UploadTileProps) {
  const { label, hint, accept = '', multiple = true, camera, pasteAnywhere, disabled, onFiles, onRefused } = props
  const styles = useLazyStyles(css)
  const tile = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [said, setSaid] = useState('')

  const take = (list: Iterable<File> | null | undefined) => {
    const given = [...(list ?? [])]
    if (disabled || given.length === 0) return
    const fitting = given.filter((file) => accepts(accept, file))
    const refused = given.filter((file) => !fitting.includes(file)).map(({ name }) => name)
    const taken = multiple ? fitting : fitting.slice(0, 1)
    const cut = taken.length < fitting.length
    setSaid([refused.length > 0 && texts.refused(refused), cut && texts.tooMany].filter(Boolean).join(' '))
    if (taken.length > 0) onFiles(taken)
    else onRefused?.()
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [target] = event.composedPath()
    const pasted = event.clipboardData?.files
    if (event.defaultPrevented || !pasted || pasted.length === 0) return
    const inField = target instanceof Element && target.matches('input, textarea, [contenteditable]')
    const here = tile.current !== null && event.composedPath().includes(tile.current)
    if (!here && (!pasteAnywhere || inField)) return
    event.preventDefault()
    take(pasted)
  })
  useEffect(() => {
    const page = tile.current?.ownerDocument
    page?.addEventListener('paste', paste)
    return () => page?.removeEventListener('paste', paste)
  }, [])

  const hasFiles = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')
  const drag = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!hasFiles(event)) return
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  const picker = (input: typeof files, capture: boolean) => (
    <input
      ref={input}
      type="file"
      hidden
      accept={capture ? 'image/*' : accept}
      multiple={multiple && !capture}
      {...(capture && { capture: 'environment' as const })}
      onChange={({ currentTarget }) => {
        take(currentTarget.files)
        // The same file may be picked again.
        currentTarget.value = ''
      }}
    />
  )
  return (
    <div
      className="upload-tile"
      ref={(node) => {
        tile.current = node
        return styles(node)
      }}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button type="button" className="upload-press" disabled={disabled} onClick={() => files.current?.click()}>
        <Icon name="plus" size={24} />
        <span className="upload-label">{over ? '松开鼠标，放到这里' : label}</span>
        {hint && <span className="quiet">{hint}</span>}
      </button>
      {picker(files, false)}
      {camera && (
        <span className="upload-camera">
          <Button icon="image" disabled={disabled} onClick={() => photo.current?.click()}>
            拍照
          </Button>
          {picker(photo, true)}
        </span>
      )}
      <output className="upload-said">{said}</output>
    </div>
  )
}
