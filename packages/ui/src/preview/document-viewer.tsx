import { useState } from 'react'
import { ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { PdfViewer } from '../pdf-viewer/index.ts'
import { Spinner } from '../spinner/index.ts'
import { isPdf, sandboxFor } from './document-frame.ts'
import { texts } from './preview-texts.ts'
import type { MediaViewerProps } from './media-viewer.tsx'

export type DocumentViewerProps = MediaViewerProps & {
  /** Where 下载 leads. @default url */
  downloadUrl?: string | undefined
  /** Builds the address of an online viewer from that of the file. Without it only a PDF is shown: no file goes to a stranger. */
  viewerUrl?: ((url: string) => string | undefined) | undefined
}

/** A PDF drawn by ourselves; another document by the online viewer that the owner names, else to be downloaded. */
export function DocumentViewer({ url, name, downloadUrl = url, viewerUrl }: DocumentViewerProps) {
  if (isPdf(name, url)) {
    return (
      <div className="preview-document">
        {/* The dialog around it has 下载 in its head. */}
        <PdfViewer url={url} name={name} downloadUrl={null} />
      </div>
    )
  }
  const address = viewerUrl?.(url)
  if (address !== undefined) return <Framed address={address} name={name} />
  return (
    <EmptyState
      text={texts.noViewer}
      detail={name}
      action={
        <ButtonLink variant="primary" icon="download" href={downloadUrl} download={name}>
          {texts.download}
        </ButtonLink>
      }
    />
  )
}

/** A page in a frame that has no right to the page around it. */
function Framed({ address, name }: { address: string; name: string }) {
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
