import type { UploadItem } from '@mango/client/upload'
import { Button } from '@mango/ui/button'
import { isComposing } from '@mango/ui/composing'
import { Input } from '@mango/ui/input'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { nameParts, newName } from '../file-name/index.ts'

interface RenameUploadProps {
  item: UploadItem
  onRename(item: UploadItem, fileName: string): void
  onClose(): void
}

/** Another name for a file on its way; what follows the last dot stays. */
export function RenameUpload({ item, onRename, onClose }: RenameUploadProps) {
  const { base: before, suffix } = nameParts(item)
  const [base, setBase] = useState(before)
  const { fileName, wrong } = newName(base, suffix)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  const save = () => {
    if (wrong) return
    onRename(item, fileName)
    onClose()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    // Of the field, not of the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <span className="upload-rename">
      <Input
        ref={field}
        size="s"
        aria-label={`${item.fileName} 的新名字`}
        title={wrong}
        invalid={wrong !== undefined}
        value={base}
        suffix={suffix}
        onChange={setBase}
        onKeyDown={leave}
        onEnter={save}
      />
      <Button size="s" variant="text" disabled={wrong !== undefined} onClick={save}>
        保存
      </Button>
      <Button size="s" variant="text" onClick={onClose}>
        不改
      </Button>
    </span>
  )
}
