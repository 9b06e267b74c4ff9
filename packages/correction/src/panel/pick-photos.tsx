import { Button } from '@mango/ui/button'
import { useRef } from 'react'
import { photoTypes } from '../photos/photo-limits.ts'

interface PickPhotosProps {
  readonly label: string
  readonly size?: 'm' | 'l'
  onFiles(files: readonly File[]): void
}

/** A button that lets photos of this computer be chosen. */
export function PickPhotos({ label, size = 'm', onFiles }: PickPhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="primary" size={size} icon="upload" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={photoTypes}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
