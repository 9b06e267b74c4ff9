import { Button } from '@mango/ui/button'
import { useRef } from 'react'

/** Opens the system's file picker. */
export function UploadButton({ onFiles }: { onFiles(files: File[]): void }) {
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
