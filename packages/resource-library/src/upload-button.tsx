import { acceptOf } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { useRef } from 'react'

interface UploadButtonProps {
  /** Allowed type codes; empty for all. */
  types: readonly number[]
  onFiles(files: File[]): void
}

/** Opens the system's file picker, which offers what is allowed. */
export function UploadButton({ types, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon="upload" onClick={() => input.current?.click()}>
        上传文件
      </Button>
      <input
        ref={input}
        className="file-input"
        type="file"
        accept={acceptOf(types)}
        multiple
        hidden
        aria-label="选择要上传的文件"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
