import { useClient } from '@mango/client/react'
import {
  coursewareExtensions,
  getRelatedClasses,
  lessonVideoExtensions,
  pickerTypes,
  text,
  type RelatedClass,
} from '@mango/contract/lessons'
import type { LibraryFile } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { clock } from '@mango/ui/clock'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog } from '@mango/ui/dialog'
import { Icon } from '@mango/ui/icon'
import { Skeleton } from '@mango/ui/skeleton'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { latePart } from '@mango/widget/late-part'
import { useSteady } from '@mango/widget/steady'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import {
  descriptionError,
  hasSameStage,
  titleError,
  withMaterials,
  withNotes,
  withoutNote,
  type Draft,
  type DraftNote,
} from './draft.ts'
import type { Begun, EditorDialogProps } from './editor-dialog.tsx'
import { InfoPart } from './info-part.tsx'
import { useKeeping, useKeptDraft } from './kept-draft.ts'
import { useLibraryPicker } from './library-picker.ts'
import { MaterialPart } from './material-part.tsx'
import { NotePart, noteExtensions } from './note-part.tsx'
import { OneFile } from './one-file.tsx'
import { RelatedPart } from './related-part.tsx'
import { saveDraft } from './save-draft.ts'
import { startsError } from './slide-seconds.ts'
import { usePartUploads } from './use-part-uploads.ts'
import { videoLength } from './video-length.ts'
import css from './editor.css?inline'
import { useLazyStyles } from '@mango/ui/lazy-styles'

const SlideTimes = latePart(
  () => import('./slide-times.tsx'),
  () => <Skeleton lines={4} />,
)

type LessonFormProps = EditorDialogProps & Begun

const fileOf = ({ fileName, url, id }: LibraryFile) => ({ name: fileName, url, fileId: id })
const noteOf = ({ url, urlAbridge }: LibraryFile): DraftNote => ({ url, small: urlAbridge || url })
const materialOf = (file: LibraryFile) => ({ ...fileOf(file), size: file.size })

/** All of a lesson in one dialog: what it is about, what it holds, whom else it is for. */
export function LessonForm(props: LessonFormProps) {
  const { place, host, initial, savedAt, booked, classes, slides, starts, slidesComing, onClose, onSaved } = props
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const styles = useLazyStyles(css)
  const kept = useKeptDraft(place)
  const [restored] = useState(() => kept.read())
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const [basis, setBasis] = useState(restored?.basis ?? savedAt)
  // Whoever was told that the lesson was saved elsewhere, and presses again, overwrites that.
  const [overwriting, setOverwriting] = useState(false)
  const [draft, setDraft] = useState(() => restored?.draft ?? initial)
  const [changed, setChanged] = useState(isRestored)
  const keptAt = useKeeping(kept, { basis, draft, changed })
  const [timing, setTiming] = useState(false)
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState<'cancel' | 'publish'>()
  const change = (make: Partial<Draft> | ((before: Draft) => Draft)) => {
    setChanged(true)
    setDraft((before) => (typeof make === 'function' ? make(before) : { ...before, ...make }))
  }
  // Steady: the library was opened a while ago, and a phone may have added notes since.
  const addNotes = useSteady((notes: readonly DraftNote[]) => {
    const { draft: next, overfull } = withNotes(draft, notes)
    if (overfull) notify({ kind: 'warning', text: text.tooManyNotes })
    if (next.notes.length > draft.notes.length) change((before) => withNotes(before, notes).draft)
  })
  const setVideo = async (file: LibraryFile) => {
    change({ video: { ...fileOf(file), length: 0 } })
    const length = await videoLength(file.url)
    if (length > 0)
      change((before) => (before.video?.url === file.url ? { ...before, video: { ...before.video, length } } : before))
  }
  const setCourseware = (file: LibraryFile) => change({ courseware: fileOf(file) })
  const addMaterials = (files: readonly LibraryFile[]) =>
    change((before) => withMaterials(before, files.map(materialOf)))

  const video = usePartUploads({ host, extensions: lessonVideoExtensions, onDone: (file) => void setVideo(file) })
  const courseware = usePartUploads({ host, extensions: coursewareExtensions, onDone: setCourseware })
  const notes = usePartUploads({ host, extensions: noteExtensions, onDone: (file) => addNotes([noteOf(file)]) })
  const materials = usePartUploads({ host, extensions: [], onDone: (file) => addMaterials([file]) })
  const uploading = video.pending + courseware.pending + notes.pending + materials.pending

  const body = useRef<HTMLDivElement>(null)
  const pick = useLibraryPicker(useCallback(() => body.current, []))
  const related = useQuery({
    ...client.query(getRelatedClasses, {
      query: {
        courseId: place.courseId,
        ...(place.hourId !== undefined && { timetableId: place.hourId }),
        ...(place.lessonId !== undefined && { lessonId: place.lessonId }),
      },
    }),
    select: ({ data }): readonly RelatedClass[] => data,
  })
  const overwrites = (related.data ?? []).some(
    ({ id, existsRecord }) => existsRecord && draft.relatedClassIds.includes(id),
  )

  const saving = useMutation({
    mutationFn: (status: 1 | 2) => saveDraft(client, place, draft, status, overwriting ? undefined : savedAt),
    onSuccess(lessonId, status) {
      setChanged(false)
      kept.forget()
      notify({ kind: 'success', text: status === 2 ? '已发布' : '已保存' })
      onSaved(lessonId, status)
    },
    onError(error) {
      if (error.message === text.savedSince) setOverwriting(true)
      tellFailure(error)
    },
  })
  const error =
    titleError(draft) ??
    descriptionError(draft) ??
    (draft.slideStarts && startsError(draft.slideStarts, draft.video?.length ?? 0))
  /** Its button is busy, which leaves it the focus; the others can't be pressed. */
  const saved = saving.isPending ? saving.variables : undefined
  const save = (status: 1 | 2) => {
    setTried(true)
    if (error) return notify({ kind: 'warning', text: error })
    if (status === 2) setAsking('publish')
    else saving.mutate(1)
  }
  const cancel = () => (changed || uploading > 0 ? setAsking('cancel') : onClose())
  const giveUp = () => {
    setChanged(false)
    kept.forget()
    setAsking(undefined)
    onClose()
  }
  const startAnew = () => {
    kept.forget()
    setIsRestored(false)
    setBasis(savedAt)
    setDraft(initial)
    setChanged(false)
  }
  return (
    <Dialog
      open
      size="xl"
      className="edit-dialog"
      title={place.lessonId === undefined ? text.newLesson : text.editLesson}
      busy={saving.isPending}
      onClose={cancel}
      toolbar={
        keptAt && (
          <span className="quiet edit-kept" role="status">
            <Icon name="success" /> {keptAt.toTimeString().slice(0, 5)} 存过一次
          </span>
        )
      }
      footer={
        <>
          <span className="quiet" role="status">
            {uploading > 0 && `还有 ${uploading} 个文件在上传，完成后才能保存和发布`}
          </span>
          <Button disabled={saving.isPending} onClick={cancel}>
            取消
          </Button>
          <Button busy={saved === 1} disabled={saved === 2 || uploading > 0} onClick={() => save(1)}>
            保存
          </Button>
          <Button variant="primary" busy={saved === 2} disabled={saved === 1 || uploading > 0} onClick={() => save(2)}>
            发布
          </Button>
        </>
      }
    >
      <div
        className="edit-body"
        ref={(node) => {
          body.current = node
          return styles(node)
        }}
      >
        {isRestored && (
          <p className="edit-restored" role="status">
            <Icon name="clock" />
            {basis === savedAt
              ? '已恢复上次没有保存的内容'
              : '已恢复上次没有保存的内容。这节课后来又保存过，现在保存会覆盖那次的内容'}
            <Button variant="text" size="s" onClick={startAnew}>
              不用了，重新开始
            </Button>
          </p>
        )}
        <div className="edit-columns">
          <div className="edit-info">
            <h2>
              <span className="edit-step">1</span> 课堂信息
            </h2>
            <InfoPart
              {...{ draft, place, classes }}
              titleError={tried ? titleError(draft) : undefined}
              onChange={change}
            />
            <RelatedPart
              query={related}
              chosen={draft.relatedClassIds}
              onChange={(relatedClassIds) => change({ relatedClassIds })}
            />
          </div>
          <div className="edit-content">
            <h2>
              <span className="edit-step">2</span> 课堂内容
            </h2>
            <OneFile
              label="课堂视频"
              extensions={lessonVideoExtensions}
              file={draft.video}
              facts={
                draft.video && draft.video.length > 0 && <span className="quiet num">{clock(draft.video.length)}</span>
              }
              uploads={video}
              deleteQuestion={text.deleteVideoQuestion}
              booked={booked}
              onPick={
                pick &&
                (() =>
                  pick({
                    types: pickerTypes.video,
                    single: true,
                    onFiles: ([file]) => file && void setVideo(file),
                  }))
              }
              onRemove={() => change({ video: null })}
            />
            <OneFile
              label="课堂课件"
              extensions={coursewareExtensions}
              file={draft.courseware}
              facts={
                slidesComing &&
                draft.courseware?.url === initial.courseware?.url && (
                  <span className="quiet" role="status">
                    {text.slidesComing}
                  </span>
                )
              }
              uploads={courseware}
              deleteQuestion={text.deleteCoursewareQuestion}
              booked={booked}
              onPick={
                pick &&
                (() =>
                  pick({
                    types: pickerTypes.courseware,
                    single: true,
                    onFiles: ([file]) => file && setCourseware(file),
                  }))
              }
              onRemove={() => change({ courseware: null })}
            />
            {draft.video && slides.length > 0 && hasSameStage(draft, initial) && (
              <section className="edit-part" aria-label="翻页时间">
                <Button variant="text" size="s" icon="clock" aria-expanded={timing} onClick={() => setTiming(!timing)}>
                  设置翻页时间
                </Button>
                {timing && (
                  <SlideTimes
                    slides={slides}
                    video={draft.video}
                    starts={draft.slideStarts ?? starts}
                    onChange={(slideStarts) => change({ slideStarts })}
                  />
                )}
              </section>
            )}
            <NotePart
              draft={draft}
              place={place}
              uploads={notes}
              onPick={
                pick &&
                (() =>
                  pick({ types: pickerTypes.notes, single: false, onFiles: (files) => addNotes(files.map(noteOf)) }))
              }
              onNotes={addNotes}
              onRemove={(url) => change((before) => withoutNote(before, url))}
            />
            <MaterialPart
              materials={draft.materials}
              uploads={materials}
              onPick={
                pick &&
                (() =>
                  pick({
                    types: [],
                    single: false,
                    onFiles: addMaterials,
                    onLink: ({ name, url }) => change((before) => withMaterials(before, [{ name, url, size: 0 }])),
                  }))
              }
              onRemove={(url) =>
                change((before) => ({
                  ...before,
                  materials: before.materials.filter((material) => material.url !== url),
                }))
              }
            />
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={asking === 'cancel'}
        danger
        title={text.cancelEditing}
        cancelText="继续编辑"
        onClose={() => setAsking(undefined)}
        onConfirm={giveUp}
      />
      <ConfirmDialog
        open={asking === 'publish'}
        title={text.publishQuestion}
        busy={saving.isPending}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          saving.mutate(2)
        }}
      >
        {overwrites && <p>{text.overwriteWarning}</p>}
      </ConfirmDialog>
    </Dialog>
  )
}
