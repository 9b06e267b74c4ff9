import { PreviewDialog } from '@mango/ui/preview'

interface PicturesProps {
  urls: readonly string[]
  names: readonly string[]
  index: number
  onIndexChange(index: number): void
  onClose(): void
}

/** Slides or notes, one at a time and large. */
export default function Pictures({ urls, names, index, onIndexChange, onClose }: PicturesProps) {
  const items = urls.map((url, at) => ({ kind: 'image' as const, name: names[at] ?? '', url }))
  return <PreviewDialog items={items} index={index} onIndexChange={onIndexChange} onClose={onClose} />
}
