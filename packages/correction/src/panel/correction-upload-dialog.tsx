import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { maxPhotos, text, type AnswerPage } from '@mango/contract/correction'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { FileButton } from '@mango/ui/file-button'
import { Tag } from '@mango/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { pages, type PaperQuery } from '../correction.query.ts'
import { photoTypes } from '../photos/photo-limits.ts'
import type { PhotoUploads } from '../photos/use-photo-uploads.ts'
import { PhoneCode } from './phone-code.tsx'
import { Sending } from './sending.tsx'

interface CorrectionUploadDialogProps {
  readonly paper: PaperQuery
  readonly uploads: PhotoUploads
  onClose(): void
}

const corrected = (photos: readonly AnswerPage[]) => photos.filter(({ emend }) => emend)

/** Photos of the correction: by phone, or from this computer. */
export default function CorrectionUploadDialog({ paper, uploads, onClose }: CorrectionUploadDialogProps) {
  // While this is open, photos may come from a phone, also after the end of the marking.
  const { data } = useQuery(pages(useClient(), paper.id, true))
  const photos = corrected(data?.data ?? [])
  const isFull = photos.length >= maxPhotos
  return (
    <Dialog
      open
      title="上传订正"
      toolbar={
        <Tag tone="leaf">
          已传 {photos.length} / {maxPhotos} 张
        </Tag>
      }
      onClose={onClose}
      footer={
        <>
          <span className="quiet">单个文件不超过 2GB，最多 {maxPhotos} 张</span>
          <Button onClick={onClose}>完成</Button>
        </>
      }
    >
      <div className="correction-upload">
        {!isFull && <PhoneCode paper={paper} emend />}
        <div className="upload-words">
          <p>{isFull ? '订正图片已经传满。' : `${text.scanWithPhone}，也可以从电脑里选。`}</p>
          {!isFull && (
            <FileButton
              variant="primary"
              name="上传照片"
              accept={photoTypes}
              multiple
              onFiles={(files) => void uploads.add(files)}
            >
              上传照片
            </FileButton>
          )}
          <ul className="correction-photos">
            {photos.map(({ path }, index) => (
              <li key={path}>
                <img src={safeUrl(path)} alt={`订正图片 第 ${index + 1} 张`} loading="lazy" />
              </li>
            ))}
          </ul>
          <Sending queue={uploads.queue} />
        </div>
      </div>
    </Dialog>
  )
}
