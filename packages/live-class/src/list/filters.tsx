import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { share as shareValue, shareNames, text } from '@mango/contract/coursewares'
import { text as subjectText } from '@mango/contract/subjects'
import { SearchInput } from '@mango/ui/search-input'
import { Select } from '@mango/ui/select'
import { useLoadNotice } from '@mango/widget/failure'
import { PageSubject } from '@mango/widget/page-subject'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { grades, subjects } from '../courseware.query.ts'
import { useEmptyNotice } from '../use-empty-notice.ts'
import type { CoursewareView } from './view.ts'

interface FiltersProps {
  view: CoursewareView
  /** The subject of the page, where the list goes by it. */
  followed: number | undefined
  onChange(change: Partial<CoursewareView>): void
  onLetGo(): void
  action: ReactNode
}

const ranges = [
  { value: '' as const, label: '全部' },
  { value: shareValue.private, label: shareNames[shareValue.private] },
  { value: shareValue.public, label: shareNames[shareValue.public] },
]

/** Subject, grade, range and name. A name is searched for when the typing pauses. */
export function Filters({ view, followed, onChange, onLetGo, action }: FiltersProps) {
  const client = useClient()
  const subjectList = useQuery(subjects(client))
  const gradeList = useQuery(grades(client))
  useLoadNotice([subjectList, gradeList], { title: errors.errorTitle })
  useEmptyNotice(subjectList.data?.data, subjectText.noSubjects)
  useEmptyNotice(gradeList.data?.data, text.noGrades)
  const options = (list: readonly { id: number; name: string }[] | undefined, all: string) => [
    { value: '' as const, label: all },
    ...(list ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className="filters" part="filters" role="search" aria-label="筛选课件">
      <Select
        aria-label="科目"
        options={options(subjectList.data?.data, '全部科目')}
        value={view.subjectId}
        onChange={(subjectId) => onChange({ subjectId })}
      />
      <Select
        aria-label="年级"
        options={options(gradeList.data?.data, '全部年级')}
        value={view.gradeId}
        onChange={(gradeId) => onChange({ gradeId })}
      />
      <span className="filter-range">
        <span aria-hidden="true">范围</span>
        <Select aria-label="范围" options={ranges} value={view.share} onChange={(share) => onChange({ share })} />
      </span>
      <SearchInput
        className="filter-name"
        aria-label="课件名称"
        placeholder="搜索课件名称"
        maxLength={64}
        value={view.name}
        onSearch={(name) => onChange({ name })}
      />
      {followed !== undefined && <PageSubject subject={followed} onLetGo={onLetGo} />}
      <span className="spacer" />
      {action}
    </div>
  )
}
