import type { ReactNode, Ref } from 'react'
import type { FilmSize } from '../film-size.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { FailedFile } from './failed-file.tsx'
import { AudioViewer, VideoViewer } from './media-viewer.tsx'
import { PictureViewer, type PictureViewerHandle } from './picture-viewer.tsx'
import { TextViewer } from './text-viewer.tsx'

export type PreviewKind = 'image' | 'video' | 'audio' | 'text' | 'document'

export type PreviewItem = {
  kind: PreviewKind
  name: string
  /** '' when there is none that may be shown. */
  url: string
  /** Where 下载 leads, when not to `url`. */
  downloadUrl?: string | undefined
  /** Of a film that is not as large as its place lets it be. */
  filmSize?: FilmSize | undefined
}

/** Says what is shown of a file that has to be made ready first; `show` draws a file as it is. */
export type PreviewAround = (item: PreviewItem, show: (item: PreviewItem) => ReactNode) => ReactNode

type PreviewContentProps = {
  item: PreviewItem
  viewerUrl?: ((url: string) => string | undefined) | undefined
  around?: PreviewAround | undefined
  picture?: Ref<PictureViewerHandle> | undefined
}

/** The viewer for a kind of file. */
export function PreviewContent({ around, ...shown }: PreviewContentProps) {
  const show = (item: PreviewItem) => <AsItIs {...shown} item={item} />
  return around ? around(shown.item, show) : show(shown.item)
}

function AsItIs({ item: { kind, url, name, downloadUrl, filmSize }, viewerUrl, picture }: PreviewContentProps) {
  const shown = { url, name }
  if (url === '') return <FailedFile name={name} />
  if (kind === 'image') return <PictureViewer {...shown} ref={picture} />
  if (kind === 'video') return <VideoViewer {...shown} size={filmSize} />
  if (kind === 'audio') return <AudioViewer {...shown} />
  if (kind === 'text') return <TextViewer {...shown} />
  return <DocumentViewer {...shown} downloadUrl={downloadUrl} viewerUrl={viewerUrl} />
}
