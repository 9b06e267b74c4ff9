import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { maxPhotos, text, type AnswerPage } from '@mango/contract/correction'
import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { FileButton } from '@mango/ui/file-button'
import { PhotoViewer, type Photo, type PhotoViewerHandle } from '@mango/ui/photo-viewer'
import { useTellFailure } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { memo, useRef, useState, type Ref } from 'react'
import { refreshPages, takeAway, type PaperQuery } from '../correction.query.ts'
import { photoTypes } from '../photos/photo-limits.ts'
import { usePhotoUploads } from '../photos/use-photo-uploads.ts'
import { keptView, photoKey } from './kept-view.ts'
import { Sending } from './sending.tsx'
import UploadArea from './upload-area.tsx'

const CorrectionUploadDialog = lateDialog(() => import('./correction-upload-dialog.tsx'))

interface PhotoSideProps {
  readonly paper: PaperQuery
  readonly host: HTMLElement
  readonly photos: readonly AnswerPage[]
  /** No photo of the answers can be taken away any more. */
  readonly corrected: boolean
  /** There are none yet, and some are to come. */
  readonly isWaiting: boolean
  /** Whether the dialog for photos of the correction is open. */
  readonly isUploading: boolean
  onUpload(isUploading: boolean): void
  readonly ref?: Ref<PhotoViewerHandle> | undefined
}

/** The last photo of the answers stays: where only photos of the correction are left, no other could be sent. */
const mayGo = (photos: readonly Photo[], photo: Photo | undefined) =>
  photo?.note !== undefined || photos.some(({ url, note }) => url !== photo?.url && note === undefined)

/**
 * The photos of the answers and of the correction, how they get here, and those on their way; where one was and how they lay is
 * kept.
 */
export default memo(function PhotoSide(props: PhotoSideProps) {
  const { paper, host, photos, corrected, isWaiting, isUploading, onUpload, ref } = props
  const paperId = paper.id
  const client = useClient()
  const tellFailure = useTellFailure()
  const [kept] = useState(() => keptView(paperId))
  const [view, setView] = useState(kept.read)
  const keep = (change: Partial<typeof view>) => {
    const next = { ...view, ...change }
    setView(next)
    kept.write(next)
  }
  const shown = photos.flatMap((photo, index) => {
    const url = safeUrl(photo.path)
    const name = `${photo.emend ? '订正图片' : text.originalPicture} 第 ${index + 1} 张`
    return url ? [{ url, name, id: photo.id, ...(photo.emend && { note: text.amended }) }] : []
  })
  const index = Math.min(view.photo, shown.length - 1)
  const amended = photos.filter(({ emend }) => emend).length
  // Not where they are chosen, which goes before they are there: what is on its way stays in sight.
  const originals = usePhotoUploads({ paperId, emend: false, there: photos.length - amended, host })
  const corrections = usePhotoUploads({ paperId, emend: true, there: amended, host })
  const current = shown[index]
  const [removing, setRemoving] = useState<{ readonly id: number; readonly name: string }>()
  const section = useRef<HTMLElement>(null)
  const remove = async (pageId: number) => {
    setRemoving(undefined)
    try {
      await takeAway(client, paperId, pageId)
      const left = shown.filter(({ id }) => id !== pageId)
      // The button may go with the photo.
      if (!mayGo(left, left[Math.min(index, left.length - 1)])) section.current?.focus({ preventScroll: true })
      await refreshPages(client)
    } catch (error) {
      tellFailure(error)
    }
  }
  if (isWaiting) return <UploadArea paper={paper} uploads={originals} />
  return (
    <section ref={section} tabIndex={-1} className="photo-side" part="photos" aria-label={text.originalPicture}>
      <div className="photo-side-head">
        <h2>
          {text.originalPicture} <span className="quiet num">{shown.length - amended} 张</span>
        </h2>
        {current?.id !== undefined && (current.note !== undefined || !corrected) && mayGo(shown, current) && (
          <Button
            variant="text"
            size="s"
            icon="trash"
            onClick={() => setRemoving({ id: current.id ?? 0, name: current.name })}
          >
            移除这张
          </Button>
        )}
        {!corrected && shown.length - amended < maxPhotos && (
          <FileButton
            variant="text"
            size="s"
            icon="plus"
            name="补一张作答照片"
            accept={photoTypes}
            multiple
            onFiles={(files) => void originals.add(files)}
          >
            补照片
          </FileButton>
        )}
        {amended < maxPhotos && (
          <Button variant="text" size="s" icon="upload" onClick={() => onUpload(true)}>
            {text.uploadCorrection}
          </Button>
        )}
        <Sending queue={originals.queue} />
        <Sending queue={corrections.queue} />
      </div>
      <PhotoViewer
        ref={ref}
        label="照片"
        photos={shown}
        index={index}
        onIndexChange={(photo) => keep({ photo })}
        turns={Object.fromEntries(shown.map(({ url }) => [url, view.turns[photoKey(url)] ?? 0]))}
        onTurn={({ url }, turn) => keep({ turns: { ...view.turns, [photoKey(url)]: turn } })}
      />
      {removing && (
        <ConfirmDialog
          open
          danger
          title="移除这张照片？"
          confirmText="移除"
          onConfirm={() => void remove(removing.id)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{removing.name}移除后不能恢复。</p>
        </ConfirmDialog>
      )}
      {isUploading && <CorrectionUploadDialog paper={paper} uploads={corrections} onClose={() => onUpload(false)} />}
    </section>
  )
})
