import { useClient } from '@mango/client/react'
import { getRelatedClasses, text, type RelatedClass } from '@mango/contract/lessons'
import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog } from '@mango/ui/dialog'
import { useFirstInvalid } from '@mango/ui/first-invalid'
import { Icon } from '@mango/ui/icon'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { RestoredDraft } from '@mango/widget/kept-draft'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ContentPart } from './content-part.tsx'
import { descriptionError, titleError } from './draft.ts'
import type { Begun, EditorDialogProps } from './editor-dialog.tsx'
import css from './editor.css?inline'
import { InfoPart } from './info-part.tsx'
import { saveDraft } from './lesson-saving.ts'
import { RelatedPart } from './related-part.tsx'
import { startsError } from './slide-seconds.ts'
import { useContent } from './use-content.ts'
import { useDraft } from './use-draft.ts'

type LessonFormProps = EditorDialogProps & Begun

/** All of a lesson in one dialog: what it is about, and what it holds. */
export function LessonForm(props: LessonFormProps) {
  const { place, host, initial, savedAt, isPublished, classes, onClose, onSaved } = props
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const styles = useLazyStyles(css)
  const { draft, change, changed, keptAt, isRestored, isOutdated, memory, forget, startAnew } = useDraft(
    place,
    initial,
    savedAt,
  )
  const content = useContent(host, draft, change)
  const { uploading } = content
  // Whoever was told that the lesson was saved elsewhere, and presses again, overwrites that.
  const [overwriting, setOverwriting] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useFirstInvalid(form, refusals)
  const [asking, setAsking] = useState<'cancel' | 'draft' | 'publish'>()
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
    mutationFn: (status: 1 | 2) => saveDraft(client, place, memory, draft, status, overwriting ? undefined : savedAt),
    onSuccess(lessonId, status) {
      forget()
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
  const trySave = (status: 1 | 2) => {
    if (error) {
      setRefusals(refusals + 1)
      return notify({ kind: 'warning', text: error })
    }
    if (status === 2) setAsking('publish')
    else if (isPublished) setAsking('draft')
    else saving.mutate(1)
  }
  const cancel = () => (changed || uploading > 0 ? setAsking('cancel') : onClose())
  const giveUp = () => {
    forget()
    setAsking(undefined)
    onClose()
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
          <Button busy={saved === 1} disabled={saved === 2 || uploading > 0} onClick={() => trySave(1)}>
            保存
          </Button>
          <Button
            variant="primary"
            busy={saved === 2}
            disabled={saved === 1 || uploading > 0}
            onClick={() => trySave(2)}
          >
            发布
          </Button>
        </>
      }
    >
      <div className="edit-body" ref={styles}>
        {isRestored && (
          <RestoredDraft
            outdated={isOutdated ? '这节课后来又保存过，现在保存会覆盖那次的内容' : undefined}
            onStartAnew={startAnew}
          />
        )}
        <div className="edit-columns" ref={form}>
          <div className="edit-info">
            <h2>
              <span className="edit-step">1</span> 课堂信息
            </h2>
            <InfoPart
              {...{ draft, place, classes }}
              titleError={refusals > 0 ? titleError(draft) : undefined}
              onChange={change}
            />
          </div>
          <ContentPart begun={props} {...{ draft, place, content }} onChange={change}>
            <RelatedPart
              query={related}
              chosen={draft.relatedClassIds}
              onChange={(relatedClassIds) => change({ relatedClassIds })}
            />
          </ContentPart>
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
        open={asking === 'draft'}
        title="这节课已经发布，要存为草稿吗？"
        confirmText="发布修改"
        cancelText="存为草稿"
        onClose={() => setAsking(undefined)}
        onCancel={() => {
          setAsking(undefined)
          saving.mutate(1)
        }}
        onConfirm={() => setAsking('publish')}
      >
        <p>存为草稿后，学生看不到这节课，再次发布后才能看到。</p>
      </ConfirmDialog>
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
