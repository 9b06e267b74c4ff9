import { safeUrl } from '@mango/client'
import { PreviewDialog, type PreviewItem } from '@mango/ui/preview'
import { useState } from 'react'
import { Converted } from './converted.tsx'

interface ConvertedPreviewProps {
  /** What previous and next go through. */
  items: readonly PreviewItem[]
  /** The place of the one that is shown first. */
  first: number
  /** Start of the office viewer's address; empty where there is none, and documents are converted. */
  viewer: string
  onClose(): void
}

/** Files in a dialog, as browsers show them; one without a usable address says so in its place. */
export function ConvertedPreview({ items, first, viewer, onClose }: ConvertedPreviewProps) {
  const [index, setIndex] = useState(first)
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
