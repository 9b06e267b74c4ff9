import { safeUrl } from '@mango/client'
import { evaluationFileType, type EvaluationFile } from '@mango/contract/evaluation'
import { shownKindOf } from '@mango/contract/library'
import { PreviewDialog, type PreviewItem } from '@mango/ui/preview'
import { Converted } from '@mango/widget/converted'
import { useState } from 'react'
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
  return kind && !waits ? { kind, name: file.fileName, url: safeUrl(file.url) ?? '' } : undefined
}

/** Shows a file, and the other files of the page that can be shown. */
export default function FilePreview({ file, among, viewer, onClose }: FilePreviewProps) {
  const shown = among.filter(previewItem)
  const items = shown.map(previewItem).filter((item) => item !== undefined)
  const [index, setIndex] = useState(() => shown.findIndex(({ id }) => id === file.id))
  const viewerUrl = (url: string) => (viewer ? safeUrl(viewer + encodeURIComponent(url)) : undefined)
  return (
    <PreviewDialog
      items={items}
      index={index}
      onIndexChange={setIndex}
      onClose={onClose}
      viewerUrl={viewerUrl}
      around={(item, show) => (viewer && item.kind === 'document' ? show(item) : <Converted item={item} show={show} />)}
    />
  )
}
