import { shownKindOf } from '@mango/contract/library'
import { Preview } from '@mango/ui/preview'
import { Converted } from '@mango/widget/converted'

interface DocumentProps {
  name: string
  url: string
  /** An online viewer, which takes Office documents as they came. */
  viewerUrl?: ((url: string) => string | undefined) | undefined
}

/** A file on the page itself. */
export default function Document({ name, url, viewerUrl }: DocumentProps) {
  const kind = shownKindOf(name) ?? 'document'
  return (
    <Preview
      item={{ kind, name, url }}
      viewerUrl={viewerUrl}
      around={(item, show) => (viewerUrl && kind === 'document' ? show(item) : <Converted item={item} show={show} />)}
    />
  )
}
