import { useState } from 'react'
import { Spinner } from '../spinner/index.ts'
import { sandboxFor } from './document-frame.ts'
import { previewTexts } from './preview-texts.ts'
import type { MediaViewerProps } from './media-viewer.tsx'

export type DocumentViewerProps = MediaViewerProps & {
  /** Builds the address of an online viewer from that of the file; without it the browser shows the file itself. */
  viewerUrl?: ((url: string) => string | undefined) | undefined
}

/** A document in a frame that has no right to the page around it. */
export function DocumentViewer({ url, name, viewerUrl, texts = previewTexts }: DocumentViewerProps) {
  const address = viewerUrl?.(url) ?? url
  const [loaded, setLoaded] = useState<string>()
  return (
    <div className="preview-document">
      {loaded !== address && <Spinner size={28} label={texts.loading} />}
      <iframe
        title={name}
        src={address}
        sandbox={sandboxFor(address, window.location.href)}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        onLoad={() => setLoaded(address)}
      />
    </div>
  )
}
