import { Button, type ButtonProps } from '@mango/ui/button'
import { useRef } from 'react'

interface ChooseFilesProps extends Pick<ButtonProps, 'disabled' | 'icon' | 'size'> {
  label: string
  /** Names what is chosen, for screen readers. */
  name: string
  extensions: readonly string[]
  multiple?: boolean
  /** Asked before the system's picker opens. */
  before?: ((open: () => void) => void) | undefined
  onFiles(files: File[]): void
}

/** Opens the system's file picker. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { label, name, extensions, multiple = false, before, onFiles, ...button } = props
  const input = useRef<HTMLInputElement>(null)
  const open = () => input.current?.click()
  return (
    <>
      <Button size="s" icon="upload" {...button} onClick={() => (before ? before(open) : open())}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        multiple={multiple}
        accept={extensions.length > 0 ? extensions.map((one) => `.${one}`).join(',') : undefined}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
