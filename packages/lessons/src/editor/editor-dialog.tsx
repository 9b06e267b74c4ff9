import { useClient } from '@mango/client/react'
import {
  getLessonPlace,
  lessonStatus,
  text,
  transcodePollMilliseconds,
  type LessonDetail,
} from '@mango/contract/lessons'
import { Dialog } from '@mango/ui/dialog'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lessonDetail } from '../lessons.query.ts'
import { draftOf, newDraft, type Draft, type Place } from './draft.ts'
import { slideStarts } from '../view/slide-times.ts'
import { LessonForm } from './lesson-form.tsx'

export interface EditorDialogProps {
  place: Place
  /** The element: what the page shows of its uploads looks as it does. */
  host: HTMLElement
  onClose(): void
  onSaved(lessonId: number | undefined, status: 1 | 2): void
}

/** What the form begins with. */
export interface Begun {
  initial: Draft
  /** When that was last saved; '' of a new lesson. */
  savedAt: string
  booked: boolean
  /** Students see it: a draft of it is none of theirs. */
  isPublished: boolean
  /** Of a stored lesson: its slides, where they begin, and whether they are still being made. */
  slides: readonly string[]
  starts: readonly number[]
  slidesComing: boolean
  classes: readonly { readonly id: number; readonly name: string }[]
}

/** What of a stored lesson changes while it is edited, and not by the form. */
const currentOf = ({ status, videoImages, videoConfig, slidesComing }: LessonDetail) => ({
  isPublished: status === lessonStatus.published,
  slides: videoImages,
  starts: slideStarts(videoConfig, videoImages.length).map((start) => start ?? 0),
  slidesComing,
})

/** A class that the course has beside others: what is for its only class is for all who will ever be in it. */
const oneOfSeveral = (classes: Begun['classes'], classId: number | undefined) =>
  (classes.length > 1 && classes.find(({ id }) => id === classId)?.id) || null

/** The editor of a lesson: waits for what it begins with. */
export default function EditorDialog(props: EditorDialogProps) {
  const { place, onClose } = props
  const { courseId, hourId, lessonId } = place
  const client = useClient()
  const where = useQuery({
    ...client.query(getLessonPlace, {
      query: { courseId, ...(hourId !== undefined && { timetableId: hourId }) },
    }),
    gcTime: 0,
  })
  const stored = useQuery({
    ...lessonDetail(client, lessonId ?? 0),
    enabled: lessonId !== undefined,
    // An editor begins with what is, not with what was.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.data.slidesComing ? transcodePollMilliseconds : false),
  })
  const lesson = stored.isFetchedAfterMount ? stored.data?.data : undefined
  const begin = where.data?.data
  // Kept while the element is away, which forgets what was asked: whoever writes goes on.
  const [begun, setBegun] = useState<Begun>()
  if (!begun && begin && (lessonId === undefined || lesson))
    setBegun({
      initial: lesson
        ? draftOf(lesson)
        : newDraft(begin.subjectId, begin.classId ?? oneOfSeveral(begin.classes, place.classId)),
      savedAt: lesson?.updateTime ?? '',
      booked: lesson?.booked ?? begin.booked,
      ...(lesson ? currentOf(lesson) : { isPublished: false, slides: [], starts: [], slidesComing: false }),
      classes: begin.classes,
    })
  if (begun) return <LessonForm {...props} {...begun} {...(lesson && currentOf(lesson))} />
  return (
    <Dialog open size="xl" title={lessonId === undefined ? text.newLesson : text.editLesson} onClose={onClose}>
      {where.error || stored.error ? (
        <LoadFailure load={where.error ? where : stored} title={text.errorTitle} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={8} height={20} />
        </div>
      )}
    </Dialog>
  )
}
