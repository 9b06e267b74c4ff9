import type { Ref } from 'react'
import { DocumentViewer } from './document-viewer.tsx'
import { FailedFile } from './failed-file.tsx'
import { AudioViewer, VideoViewer } from './media-viewer.tsx'
import { PictureViewer, type PictureViewerHandle } from './picture-viewer.tsx'
import type { PreviewTexts } from './preview-texts.ts'
import { TextViewer } from './text-viewer.tsx'

export type PreviewKind = 'image' | 'video' | 'audio' | 'text' | 'document'

export type PreviewItem = {
  kind: PreviewKind
  name: string
  /** '' when there is none that may be shown. */
  url: string
  /** Where 下载 leads, when not to `url`. */
  downloadUrl?: string | undefined
}

type PreviewContentProps = {
  item: PreviewItem
  viewerUrl?: ((url: string) => string | undefined) | undefined
  texts: PreviewTexts
  picture?: Ref<PictureViewerHandle> | undefined
}

/** The viewer for a kind of file. */
export function PreviewContent({
  item: { kind, url, name, downloadUrl },
  viewerUrl,
  texts,
  picture,
}: PreviewContentProps) {
  const shown = { url, name, texts }
  if (url === '') return <FailedFile name={name} texts={texts} />
  if (kind === 'image') return <PictureViewer {...shown} ref={picture} />
  if (kind === 'video') return <VideoViewer {...shown} />
  if (kind === 'audio') return <AudioViewer {...shown} />
  if (kind === 'text') return <TextViewer {...shown} />
  return <DocumentViewer {...shown} downloadUrl={downloadUrl} viewerUrl={viewerUrl} />
}
