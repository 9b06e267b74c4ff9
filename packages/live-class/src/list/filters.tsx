import { useClient } from '@mango/client/react'
import { share as shareValue, shareNames, text } from '@mango/contract/coursewares'
import { text as subjectText } from '@mango/contract/subjects'
import { SearchInput } from '@mango/ui/search-input'
import { Select } from '@mango/ui/select'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { grades, subjects } from '../courseware.query.ts'
import type { CoursewareFilter } from '../courseware-list.face.ts'
import { useEmptyNotice, useErrorNotice } from '../use-error-notice.ts'

interface FiltersProps {
  filter: CoursewareFilter
  onChange(filter: CoursewareFilter): void
  action: ReactNode
}

const ranges = [
  { value: '' as const, label: '全部' },
  { value: shareValue.private, label: shareNames[shareValue.private] },
  { value: shareValue.public, label: shareNames[shareValue.public] },
]

/** Subject, grade, range and name. A name is searched for when the typing pauses. */
export function Filters({ filter, onChange, action }: FiltersProps) {
  const client = useClient()
  const subjectList = useQuery(subjects(client))
  const gradeList = useQuery(grades(client))
  useErrorNotice(subjectList)
  useErrorNotice(gradeList)
  useEmptyNotice(subjectList.data?.data, subjectText.noSubjects)
  useEmptyNotice(gradeList.data?.data, text.noGrades)
  const options = (list: readonly { id: number; name: string }[] | undefined, all: string) => [
    { value: '' as const, label: all },
    ...(list ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className="filters" part="filters">
      <Select
        aria-label="科目"
        options={options(subjectList.data?.data, '全部科目')}
        value={filter.subjectId ?? ''}
        onChange={(value) => onChange({ ...filter, subjectId: value === '' ? undefined : value })}
      />
      <Select
        aria-label="年级"
        options={options(gradeList.data?.data, '全部年级')}
        value={filter.gradeId ?? ''}
        onChange={(value) => onChange({ ...filter, gradeId: value === '' ? undefined : value })}
      />
      <Select
        aria-label="范围"
        options={ranges}
        value={filter.share === 0 || filter.share === 1 ? filter.share : ''}
        onChange={(value) => onChange({ ...filter, share: value === '' ? undefined : value })}
      />
      <SearchInput
        className="filter-name"
        aria-label="课件名称"
        placeholder="搜索课件名称"
        maxLength={64}
        value={filter.name}
        onSearch={(name) => onChange({ ...filter, name })}
      />
      <span className="spacer" />
      {action}
    </div>
  )
}
