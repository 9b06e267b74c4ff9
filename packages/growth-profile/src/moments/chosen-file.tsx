import { formatFileSize } from '@mango/contract/library'
import { FileButton } from '@mango/ui/file-button'
import { Progress } from '@mango/ui/progress'
import { useShownFile } from '@mango/widget/shown-file'
import { isVideoFile } from './moment-rules.ts'

interface ChosenFileProps {
  file: File
  /** From 0 to 1, while it is sent. */
  part: number | undefined
  /** Takes another in its place. */
  onAnother: ((files: File[]) => void) | undefined
}

/** The file of a new moment, and how far it has come. */
export function ChosenFile({ file, part, onAnother }: ChosenFileProps) {
  const showFile = useShownFile(file)
  const percent = part === undefined ? undefined : Math.floor(part * 100)
  return (
    <div className="chosen-file">
      {isVideoFile(file) ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody looks at what was just chosen
        <video ref={showFile} controls muted playsInline preload="metadata" />
      ) : (
        <img ref={showFile} alt="" />
      )}
      {percent !== undefined && percent < 100 && <Progress label="正在上传" value={percent} text={`${percent}%`} />}
      {percent === 100 && (
        <p className="quiet" role="status">
          正在保存…
        </p>
      )}
      <p className="chosen-file-name">
        <span>{file.name}</span>
        <span className="quiet num">{formatFileSize(Math.ceil(file.size / 1024))}</span>
        {onAnother && (
          <FileButton name="换一个图片或视频" variant="text" size="s" icon={undefined} onFiles={onAnother}>
            换一个
          </FileButton>
        )}
      </p>
    </div>
  )
}
