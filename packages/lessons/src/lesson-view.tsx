import { goTo } from '@mango/client'
import { useClient, useEarlyQuery } from '@mango/client/react'
import { isCustomCourse } from '@mango/contract/courses'
import { lessonStatus, text, transcodePollMilliseconds, type LessonDetail } from '@mango/contract/lessons'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { FailedState } from '@mango/ui/failed-state'
import type { MediaPlayerHandle } from '@mango/ui/media-player'
import { useNotify } from '@mango/ui/notice'
import { Screen } from '@mango/ui/screen'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { Widget } from '@mango/widget'
import { useCopyLink } from '@mango/widget/copy-link'
import { LoadFailure } from '@mango/widget/failure'
import { Day } from '@mango/widget/day'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { tellInList } from '@mango/widget/list-notice'
import { pageAddress, pageLink, type PageLink } from '@mango/widget/leave'
import { useImperativeHandle, useRef, useState } from 'react'
import type { face } from './lesson-view.face.ts'
import { lessonDetail, useChangesElsewhere } from './lessons.query.ts'
import { LessonHead } from './view/lesson-head.tsx'
import { Description, Materials, Notes } from './view/lesson-sections.tsx'
import { hasOnePanel, LessonStage } from './view/lesson-stage.tsx'
import { ReleaseLesson } from './view/release-lesson.tsx'

type LessonViewProps = ComponentProps<typeof face>

const LessonEditor = lateDialog(() => import('./editor/editor-dialog.tsx'))
const DeleteLesson = lateDialog(() => import('./list/delete-lesson.tsx'))
const Memos = latePart(
  () => import('./view/memos.tsx'),
  () => <Skeleton lines={4} />,
)

export function LessonView(props: LessonViewProps) {
  return (
    <Widget context={props.context} host={props.host}>
      {props.lessonId ? (
        <KnownLesson key={props.lessonId} {...props} lessonId={props.lessonId} />
      ) : (
        <NoLesson {...props} />
      )}
    </Widget>
  )
}

/** Where no lesson says its name. */
const title = '课堂视频'

/** Without an id there is nothing to show; a teacher who wants it deleted is told so. */
function NoLesson({ audience, ref }: LessonViewProps) {
  const notify = useNotify()
  // Whoever calls is not to wait for a lesson that nobody named.
  useImperativeHandle(ref, () => ({ seek() {} }))
  return (
    <Screen className="lesson-screen" heading={title}>
      <FailedState text={text.lessonUnknown} />
      {audience === 'teacher' && (
        <div className="lesson-actions">
          <Button variant="text-danger" onClick={() => notify({ kind: 'warning', text: text.noLesson })}>
            删除
          </Button>
        </div>
      )}
    </Screen>
  )
}

type KnownProps = LessonViewProps & { lessonId: number }

function KnownLesson(props: KnownProps) {
  const { lessonId, context, start } = props
  useChangesElsewhere()
  const query = useEarlyQuery({
    ...lessonDetail(useClient(), lessonId),
    // Until the video can be played, and the slides are there.
    refetchInterval: ({ state: { data } }) =>
      data?.data.transcoding || data?.data.slidesComing ? transcodePollMilliseconds : false,
  })
  const lesson = query.data?.data
  if (!lesson)
    return (
      <Screen className="lesson-screen" heading={query.error ? title : undefined}>
        {query.error ? (
          <LoadFailure load={query} title={text.errorTitle} />
        ) : (
          <div aria-busy="true" className="lesson-loading">
            <Skeleton lines={2} height={20} />
            <Skeleton height={420} />
          </div>
        )}
      </Screen>
    )
  return <ShownLesson {...props} {...{ lesson, context, start }} />
}

function ShownLesson(props: KnownProps & { lesson: LessonDetail }) {
  const { lesson, lessonId, audience, classId, courseId = lesson.courseId, start, context, emit, ref } = props
  // The address of a student's lesson does not tell.
  const custom = props.custom || lesson.preInstall === false
  const isTeacher = audience === 'teacher'
  const player = useRef<MediaPlayerHandle>(null)
  const second = useRef(0)
  const copyLink = useCopyLink()
  const [asking, setAsking] = useState<'delete' | 'release' | 'edit'>()
  const close = () => setAsking(undefined)
  const seek = (to: number) => player.current?.seek(to)
  useImperativeHandle(ref, () => ({ seek }))

  const isCustom = custom ? isCustomCourse.yes : isCustomCourse.no
  const list = isTeacher
    ? pageAddress(context, '/mangoTeacher/teacherClassroomList', { courseId, classId, isCustomCourse: isCustom })
    : pageAddress(context, '/mangoStudent/classroomList', { id: courseId, isCustomCourse: isCustom })
  const lessonPath = isTeacher ? '/mangoTeacher/teacherClassVideo' : '/mangoStudent/studentClassVideo'
  const queryOf = (id: number) =>
    isTeacher ? { lessonId: id, classId, courseId, isCustomCourse: isCustom } : { lessonId: id }
  const addressOf = (id: number, t?: number) => pageAddress(context, lessonPath, { ...queryOf(id), t })
  const linkOfFile = (file: number) =>
    pageLink(
      pageAddress(context, '/mangoStudent/documentPreview', { lessonId, file }),
      () => emit('document-open', { lessonId, file }),
      true,
    )
  const share = () => {
    const address = addressOf(lessonId, Math.floor(second.current))
    void copyLink(new URL(address, globalThis.location.href).href, '已复制这一刻的链接')
  }
  const beside = (
    <Beside
      lesson={lesson}
      isTeacher={isTeacher}
      onShare={lesson.videoUrl && !lesson.transcoding ? share : undefined}
      linkOf={(id) => pageLink(addressOf(id), () => emit('lesson-open', { lessonId: id }))}
    />
  )
  const isSingle = hasOnePanel(lesson)
  const description = <Description desc={lesson.desc} />
  const words = (
    <div key="words" className="lesson-column">
      {!isSingle && description}
      <Notes notes={lesson.excellentNotes} />
    </div>
  )
  const side = (
    <div key="side" className="lesson-column lesson-side">
      {isSingle && <aside className="lesson-beside">{beside}</aside>}
      {isSingle && description}
      {!isTeacher && <Memos {...{ lessonId, second }} onSeek={seek} />}
      <Materials files={lesson.files} linkOf={linkOfFile} />
    </div>
  )
  return (
    <Screen className="lesson-screen">
      <LessonHead
        lesson={lesson}
        isTeacher={isTeacher}
        toList={pageLink(list, () => emit('lesson-back'))}
        onDelete={() => setAsking('delete')}
        onEdit={() => setAsking('edit')}
        onRelease={() => setAsking('release')}
      />
      <div className="lesson-body" data-single={isSingle || undefined}>
        <LessonStage
          lessonId={lessonId}
          lesson={lesson}
          startAt={start}
          player={player}
          onSecond={(now) => {
            second.current = now
          }}
          beside={!isSingle && beside}
        />
        {/* What a lesson of one panel has beside it comes first, as it is seen. */}
        {isSingle ? [side, words] : [words, side]}
      </div>
      {asking === 'delete' && (
        <DeleteLesson
          lessonId={lessonId}
          title={lesson.title}
          onClose={close}
          onDeleted={() => {
            if (!emit('lesson-deleted', { lessonId })) return
            tellInList('lesson-list', text.deleted)
            goTo(list)
          }}
        />
      )}
      {asking === 'release' && (
        <ReleaseLesson
          lessonId={lessonId}
          isPublished={lesson.status === lessonStatus.published}
          onClose={close}
          onReleased={(status) => emit('lesson-released', { lessonId, status })}
        />
      )}
      {asking === 'edit' && (
        <LessonEditor
          place={{ courseId, classId, hourId: lesson.timeTableId ?? undefined, custom, lessonId }}
          host={props.host}
          onClose={close}
          onSaved={() => {
            close()
            emit('lesson-saved', { lessonId })
          }}
        />
      )}
    </Screen>
  )
}

interface BesideProps {
  lesson: LessonDetail
  isTeacher: boolean
  onShare: (() => void) | undefined
  linkOf(lessonId: number): PageLink
}

/** The lessons before and after, and a link to the moment that is shown. */
function Beside({ lesson, isTeacher, onShare, linkOf }: BesideProps) {
  const neighbours = [
    { name: '上一课', lesson: lesson.previousLesson },
    { name: '下一课', lesson: lesson.nextLesson },
  ]
  return (
    <>
      {onShare && (
        <Button variant="text" size="s" icon="link" onClick={onShare}>
          复制这一刻的链接
        </Button>
      )}
      {neighbours.map(
        ({ name, lesson: neighbour }) =>
          neighbour && (
            <a key={name} className="lesson-neighbour" {...linkOf(neighbour.lessonId)}>
              <span className="quiet">{name}</span>
              <span className="lesson-neighbour-title">{neighbour.title}</span>
              {isTeacher && neighbour.status !== lessonStatus.published ? (
                <Tag tone="gold">{text.statusNames[1]}</Tag>
              ) : (
                <Day className="quiet" time={neighbour.lessonTime} dated />
              )}
            </a>
          ),
      )}
    </>
  )
}
