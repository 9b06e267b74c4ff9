import type { EvaluationFile } from '@mango/contract/evaluation'
import { ConvertedPreview } from '@mango/widget/converted'
import { previewItem } from './preview-item.ts'

interface FilePreviewProps {
  file: EvaluationFile
  /** The files that previous and next go through. */
  among: readonly EvaluationFile[]
  /** Start of the office viewer's address; empty where there is none. */
  viewer: string
  onClose(): void
}

/** Shows a file, and the other files of the page that can be shown. */
export default function FilePreview({ file, among, viewer, onClose }: FilePreviewProps) {
  const shown = among.filter(previewItem)
  const items = shown.map(previewItem).filter((item) => item !== undefined)
  const first = shown.findIndex(({ id }) => id === file.id)
  return <ConvertedPreview items={items} first={first} viewer={viewer} onClose={onClose} />
}
