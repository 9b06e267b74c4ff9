import { useRef } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'

export interface FileButtonProps extends Pick<
  ButtonProps,
  'children' | 'className' | 'disabled' | 'icon' | 'size' | 'variant'
> {
  /** Names what is chosen, for screen readers. */
  name: string
  /** As an `<input type="file">` has it: `image/*`, `.pdf,.docx`; all files without it. */
  accept?: string | undefined
  multiple?: boolean
  /** The camera at the back of a phone, not its files. */
  camera?: boolean
  /** Asked before the system's picker opens. @default opens it at once */
  before?: ((open: () => void) => void) | undefined
  onFiles(files: File[]): void
}

/** Lets files be chosen by the system's picker. Where they can be dropped too, it is the `UploadTile`. */
export function FileButton({
  name,
  accept,
  multiple,
  camera,
  before = (open) => open(),
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon="upload" {...button} onClick={() => before(() => input.current?.click())} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={accept}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
