import { safeUrl } from '@mango/client'
import { evaluationFileType, type EvaluationFile } from '@mango/contract/evaluation'
import { shownKindOf } from '@mango/contract/library'
import { playerSize } from '@mango/contract/media'
import type { PreviewItem } from '@mango/ui/preview'
import { ConvertedPreview } from '@mango/widget/converted'
import { isTranscoding } from './is-transcoding.ts'

interface FilePreviewProps {
  file: EvaluationFile
  /** The files that previous and next go through. */
  among: readonly EvaluationFile[]
  /** Start of the office viewer's address; empty where there is none. */
  viewer: string
  onClose(): void
}

const previewItem = (file: EvaluationFile): PreviewItem | undefined => {
  const kind = shownKindOf(file.fileName)
  const waits = file.type === evaluationFileType.link || isTranscoding(file)
  return kind && !waits ? { kind, name: file.fileName, url: safeUrl(file.url) ?? '', filmSize: playerSize } : undefined
}

/** Shows a file, and the other files of the page that can be shown. */
export default function FilePreview({ file, among, viewer, onClose }: FilePreviewProps) {
  const shown = among.filter(previewItem)
  const items = shown.map(previewItem).filter((item) => item !== undefined)
  const first = shown.findIndex(({ id }) => id === file.id)
  return <ConvertedPreview items={items} first={first} viewer={viewer} onClose={onClose} />
}
