import { Button } from '@mango/ui/button'
import { useRef } from 'react'

interface TakePhotosProps {
  readonly label: string
  /** The camera, not the album. */
  readonly camera?: boolean
  readonly variant?: 'primary' | 'default'
  onFiles(files: readonly File[]): void
}

/** A wide button that opens the camera, or the album. */
export function TakePhotos({ label, camera = false, variant, onFiles }: TakePhotosProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="l" variant={variant} icon={camera ? 'image' : 'plus'} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        {...(camera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same photo may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
