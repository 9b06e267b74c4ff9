import { Button } from '@mango/ui/button'
import { useRef } from 'react'

/** A camera calls every picture the same. */
const photoName = (at: Date) =>
  `照片 ${new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')}`

/** Takes a picture and uploads it. Shown where fingers point: on phones and tablets. */
export function CameraButton({ onFiles }: { onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  // A desktop's picker offers no camera.
  if (!matchMedia('(pointer: coarse)').matches) return null
  return (
    <>
      <Button size="s" icon="image" className="camera-button" onClick={() => input.current?.click()}>
        拍照上传
      </Button>
      <input
        ref={input}
        className="file-input"
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="拍照"
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          const suffix = photo?.type === 'image/png' ? '.png' : '.jpg'
          if (photo) onFiles([new File([photo], `${photoName(new Date())}${suffix}`, { type: photo.type })])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
