import { safeUrl } from '@mango/client'
import { type LibraryFile, shownKindOf } from '@mango/contract/library'
import type { PreviewItem } from '@mango/ui/preview'
import { ConvertedPreview } from '@mango/widget/converted'

interface FilePreviewProps {
  file: LibraryFile
  /** The files that previous and next go through. */
  among: readonly LibraryFile[]
  /** Start of the office viewer's address; empty where there is none. */
  viewer: string
  onClose(): void
}

const previewItem = (file: LibraryFile): PreviewItem | undefined => {
  const kind = shownKindOf(file.fileName)
  return kind ? { kind, name: file.fileName, url: safeUrl(file.url) ?? '' } : undefined
}

/** Shows a file, and the other files of the page that can be shown; one without a usable address says so in its place. */
export default function FilePreview({ file, among, viewer, onClose }: FilePreviewProps) {
  const shown = among.filter(({ fileName }) => shownKindOf(fileName))
  const items = shown.map(previewItem).filter((item) => item !== undefined)
  const first = shown.findIndex(({ id }) => id === file.id)
  return <ConvertedPreview items={items} first={first} viewer={viewer} onClose={onClose} />
}
