import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/mistake-notebook'
import type { ComponentProps } from '@mango/element'
import { EmptyScene } from '@mango/ui/empty-scene'
import { useNotify } from '@mango/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { BasketAside } from './basket/basket-aside.tsx'
import type { OpenDialog } from './dialogs.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { MistakeList } from './list/mistake-list.tsx'
import { Quiet } from './list/quiet.tsx'
import { SubjectList } from './list/subject-list.tsx'
import { Waiting } from './list/waiting.tsx'
import type { face } from './mistake-notebook.face.ts'
import { subjects, type Owner, type SemesterKey } from './notebook.query.ts'
import { firstTabs, type NotebookView } from './view.ts'

interface SemesterPageProps {
  owner: Owner
  semester: SemesterKey
  view: NotebookView
  show(change: Partial<NotebookView>, replace?: boolean): boolean
  emit: ComponentProps<typeof face>['emit']
  onOpen(dialog: OpenDialog): void
}

/** Subjects, the chosen one's mistakes, and its basket. */
export function SemesterPage({ owner, semester, view, show, emit, onOpen }: SemesterPageProps) {
  const notify = useNotify()
  const query = useQuery(subjects(useClient(), owner.studentId, semester))
  const known = query.data?.data ?? []
  const subject = known.find(({ subjectId }) => subjectId === view.subject) ?? known[0]
  const isUnknown = query.isSuccess && known.length > 0 && view.subject !== '' && subject?.subjectId !== view.subject
  const tell = useEffectEvent(() => {
    notify({ kind: 'error', text: text.courseUnknown })
    show({ subject: '' }, true)
  })
  useEffect(() => {
    if (isUnknown) tell()
  }, [isUnknown])

  if (query.isPending) return <Waiting looking={!owner.isOwn} />
  if (query.isLoadingError) return <Quiet onAgain={() => void query.refetch()} />
  if (!subject)
    return (
      <EmptyScene
        scene="book"
        text="这个学期还没有错题"
        detail="批改过的作业、考试和上过的课里答错的题，会自动收进这里。"
      />
    )
  const place = { ...owner, ...semester, subjectId: subject.subjectId }
  return (
    <div className="notebook-body" data-looking={!owner.isOwn || undefined} data-print="flow">
      <SubjectList
        subjects={known}
        value={subject.subjectId}
        onChange={(chosen) => show({ ...firstTabs, subject: chosen })}
      />
      <div className="notebook-main" data-print="flow">
        <FilterBar place={place} view={view} onFilter={(change) => show({ paper: '', ...change })} />
        <MistakeList
          key={`${subject.subjectId} ${view.source} ${view.mastered}`}
          place={place}
          view={view}
          onView={show}
          onOpen={onOpen}
          onMastered={(questionId, mastered) => emit('question-mastered', { questionId, mastered })}
        />
      </div>
      {owner.isOwn && <BasketAside key={subject.subjectId} place={place} emit={emit} onOpen={onOpen} />}
    </div>
  )
}
