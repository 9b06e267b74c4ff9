import { FileButton } from '@mango/ui/file-button'

/** A camera calls every picture the same. */
const photoName = (at: Date) =>
  `照片 ${new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.')}`

/** Takes a picture and uploads it. Shown where fingers point: on phones and tablets. */
export function CameraButton({ onFiles }: { onFiles(files: File[]): void }) {
  // A desktop's picker offers no camera.
  if (!matchMedia('(pointer: coarse)').matches) return null
  const rename = (photo: File) =>
    new File([photo], `${photoName(new Date())}${photo.type === 'image/png' ? '.png' : '.jpg'}`, { type: photo.type })
  return (
    <FileButton
      size="s"
      icon="image"
      className="camera-button"
      name="拍照"
      accept="image/*"
      camera
      onFiles={(photos) => onFiles(photos.map(rename))}
    >
      拍照上传
    </FileButton>
  )
}
