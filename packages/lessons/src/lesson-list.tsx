import { useClient } from '@mango/client/react'
import { courseType, courseTypeNames, isCustomCourse } from '@mango/contract/courses'
import { searchStartMilliseconds, text, type LessonRow } from '@mango/contract/lessons'
import { paperSource, text as paperText, type PaperRecord } from '@mango/contract/paper-records'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { FailedState } from '@mango/ui/failed-state'
import { Screen } from '@mango/ui/screen'
import { SegmentedChoice } from '@mango/ui/segmented-choice'
import { useSkeletonStyles } from '@mango/ui/skeletons'
import { Widget } from '@mango/widget'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { useLater } from '@mango/widget/later'
import { leaveFor, pageAddress, pageLink } from '@mango/widget/leave'
import { useListNotice } from '@mango/widget/list-notice'
import { useView } from '@mango/widget/view'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useRef, useState } from 'react'
import type { face } from './lesson-list.face.ts'
import { courseName, refreshLessons, useChangesElsewhere, type Course } from './lessons.query.ts'
import { ChapterTree } from './list/chapter-tree.tsx'
import { LessonMonths } from './list/lesson-months.tsx'
import { LessonPage } from './list/lesson-page.tsx'
import { LessonSearch } from './list/lesson-search.tsx'
import { PaperMonths } from './list/paper-months.tsx'
import { PaperPage } from './list/paper-page.tsx'
import { useRememberedType } from './list/use-remembered-type.ts'
import { lessonView, type LessonView } from './list/view.ts'

type LessonListProps = ComponentProps<typeof face>

const LessonEditor = lateDialog(() => import('./editor/editor-dialog.tsx'))
const DeleteLesson = lateDialog(() => import('./list/delete-lesson.tsx'))
const KeepFocus = latePart(() => import('@mango/widget/keep-focus'))

export function LessonList(props: LessonListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <List {...props} />
    </Widget>
  )
}

function List(props: LessonListProps) {
  const { courseId, heading, ref } = props
  const client = useClient()
  useChangesElsewhere()
  useImperativeHandle(ref, () => ({ reload: () => void refreshLessons(client) }))
  if (courseId) return <CourseLessons key={courseId} {...props} courseId={courseId} />
  return (
    <Screen className="lessons-screen" heading={heading || '课堂列表'}>
      <FailedState text={text.lessonUnknown} />
    </Screen>
  )
}

const types = [courseType.lessons, courseType.homework, courseType.exams].map((value) => ({
  value,
  label: courseTypeNames[value],
}))
const statuses = ([0, 2, 1] as const).map((value) => ({ value, label: text.statusNames[value] }))

function CourseLessons(props: LessonListProps & { courseId: number }) {
  const { audience, courseId, classId, custom, heading, subheading, view: given, emit, setProp, context } = props
  const client = useClient()
  const isTeacher = audience === 'teacher'
  const course: Course = { audience, courseId, classId }
  const { view, show } = useView(lessonView, { view: given, setProp, emit })
  const name = useQuery({ ...courseName(client, courseId), enabled: !heading })
  const skeletonStyles = useSkeletonStyles()
  const list = useRef<HTMLDivElement>(null)
  useListNotice('lesson-list', list)
  const [deleting, setDeleting] = useState<LessonRow>()
  const [making, setMaking] = useState<{ hourId: number | undefined }>()
  // Courses of their own have months instead of the three parts; a teacher's list has lessons alone.
  const hasTypes = !isTeacher && !custom
  const type = hasTypes ? view.type : courseType.lessons
  useRememberedType(given, { type, remembers: hasTypes, show: (last) => show({ type: last }, true) })
  const filter = (change: Partial<LessonView>, replace?: boolean) => show({ ...change, page: 1 }, replace)
  const search = useLater((query: string) => filter({ query }), searchStartMilliseconds)
  const chooseMonth = (month: number, replace?: boolean) => filter({ month: monthField(month) }, replace)
  const onPage = (page: number, replace: boolean) => show({ page }, replace)

  const linkOfLesson = (lessonId: number) => {
    const detail = { lessonId, courseId, classId, isCustomCourse: custom ? isCustomCourse.yes : isCustomCourse.no }
    const address = isTeacher
      ? pageAddress(context, '/mangoTeacher/teacherClassVideo', detail)
      : pageAddress(context, '/mangoStudent/studentClassVideo', { lessonId })
    return pageLink(address, () => emit('lesson-open', detail), true)
  }
  const kind = type === courseType.exams ? 'exam' : 'homework'
  const choosePaper = () => {
    if (emit('correction-wish', { type: kind }))
      leaveFor(context, kind === 'exam' ? '/mangoStudent/MangoExamList' : '/mangoStudent/paperList')
  }
  const linkOfPaper = ({ id, correctBySelf, composedPaperId }: PaperRecord) => {
    const quickExamPaperId = composedPaperId ?? undefined
    const address = pageAddress(context, '/mangoStudent/detailPaper', { id, type: kind })
    return pageLink(address, () => emit('paper-open', { id, type: kind, correctBySelf, quickExamPaperId }))
  }
  const source = type === courseType.exams ? paperSource.exam : paperSource.homework
  const { query, chapterId, month, status, page } = view
  return (
    <Screen
      ref={list}
      className="lessons-screen"
      heading={heading || name.data?.data.name || '课堂'}
      above={subheading && <p className="lessons-of">{subheading}</p>}
      actions={
        <>
          {hasTypes && (
            <SegmentedChoice
              label="课程内容"
              options={types}
              value={type}
              onChange={(next) => next !== undefined && filter({ type: next, chapterId: '', month: 0 })}
            />
          )}
          <LessonSearch
            name={type === courseType.lessons ? '搜索课堂' : `搜索${courseTypeNames[type]}`}
            query={query}
            onSearch={search}
          />
          {type !== courseType.lessons && (
            <Button variant="primary" icon="upload" onClick={choosePaper}>
              {paperText.uploadForCorrection}
            </Button>
          )}
          {isTeacher && (
            <Button variant="primary" icon="plus" onClick={() => setMaking({ hourId: undefined })}>
              {text.newLesson}
            </Button>
          )}
        </>
      }
    >
      <div className="lessons-body">
        <aside className="lessons-side" part="chapters">
          {type !== courseType.lessons ? (
            <PaperMonths {...{ courseId, source, month }} onChoose={chooseMonth} />
          ) : custom ? (
            <LessonMonths {...{ course, month }} onChoose={chooseMonth} />
          ) : (
            <ChapterTree {...{ courseId }} chosen={chapterId} onChoose={(next) => filter({ chapterId: next })} />
          )}
        </aside>
        <div ref={skeletonStyles} className="lessons-main" data-teacher={isTeacher || undefined}>
          {isTeacher && (
            <SegmentedChoice
              label="状态"
              options={statuses}
              value={status}
              onChange={(next) => next !== undefined && filter({ status: next })}
            />
          )}
          {type === courseType.lessons ? (
            <LessonPage
              course={course}
              wish={{ query, chapterId: custom ? '' : chapterId, month: custom ? month : 0, status, page }}
              onPage={onPage}
              linkOf={linkOfLesson}
              onDelete={setDeleting}
              onMake={(hourId) => setMaking({ hourId })}
              onReset={() => show(lessonView.first)}
            />
          ) : (
            <PaperPage
              {...{ courseId, source, query, month, page, onPage }}
              linkOf={linkOfPaper}
              onReset={() => show({ ...lessonView.first, type })}
            />
          )}
        </div>
      </div>
      {isTeacher && <KeepFocus root={props.host.shadowRoot ?? props.host} />}
      {deleting?.lessonId && (
        <DeleteLesson
          lessonId={deleting.lessonId}
          title={deleting.title}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => deleting.lessonId !== null && emit('lesson-deleted', { lessonId: deleting.lessonId })}
        />
      )}
      {making && (
        <LessonEditor
          place={{ courseId, classId, hourId: making.hourId, custom }}
          host={props.host}
          onClose={() => setMaking(undefined)}
          onSaved={(lessonId) => {
            setMaking(undefined)
            emit('lesson-saved', { lessonId })
          }}
        />
      )}
    </Screen>
  )
}

/** What a choice of months gives, as the view holds it. */
const monthField = (month: number): LessonView['month'] => lessonView.parse(`month=${month}`).month
