import { maxPhotos, text } from '@mango/contract/correction'
import { EmptyScene } from '@mango/ui/empty-scene'
import { FileButton } from '@mango/ui/file-button'
import type { PaperQuery } from '../correction.query.ts'
import { photoTypes } from '../photos/photo-limits.ts'
import type { PhotoUploads } from '../photos/use-photo-uploads.ts'
import { PhoneCode } from './phone-code.tsx'
import { Sending } from './sending.tsx'

interface UploadAreaProps {
  readonly paper: PaperQuery
  readonly uploads: PhotoUploads
}

const steps = ['扫码，不用再登录', '一页一张，对齐四角，光线均匀', `最多 ${maxPhotos} 张，回到这里批改`]

/** Before there are photos: how they get here. */
export default function UploadArea({ paper, uploads }: UploadAreaProps) {
  return (
    <div className="upload-area">
      <section className="upload-sheet" aria-label="上传作答">
        <PhoneCode paper={paper} emend={false} />
        <div className="upload-words">
          <h2>先把作答拍下来</h2>
          <p className="quiet">{text.scanWithPhone}，照片到了会自动出现在这里。</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="upload-actions">
            <FileButton
              size="l"
              variant="primary"
              name="直接上传照片"
              accept={photoTypes}
              multiple
              onFiles={(files) => void uploads.add(files)}
            >
              直接上传照片
            </FileButton>
            <span className="upload-waiting" role="status">
              正在等待照片
            </span>
          </div>
          <Sending queue={uploads.queue} />
        </div>
      </section>
      <EmptyScene scene="book" text="照片到了，这里出现题目、答案与解析" />
    </div>
  )
}
