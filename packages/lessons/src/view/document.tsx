import { previewKindOf } from '@mango/contract/library'
import { Preview } from '@mango/ui/preview'

interface DocumentProps {
  name: string
  url: string
  viewerUrl?: ((url: string) => string | undefined) | undefined
}

/** A file on the page itself. */
export default function Document({ name, url, viewerUrl }: DocumentProps) {
  return <Preview item={{ kind: previewKindOf(name) ?? 'document', name, url }} viewerUrl={viewerUrl} />
}
