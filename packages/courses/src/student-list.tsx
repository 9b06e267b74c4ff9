import { useClient, useEarlyQuery } from '@mango/client/react'
import { text, type CourseStudent } from '@mango/contract/courses'
import type { ComponentProps } from '@mango/element'
import { Avatar } from '@mango/ui/avatar'
import { ButtonLink } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Screen } from '@mango/ui/screen'
import { SearchInput } from '@mango/ui/search-input'
import { Table, type Column } from '@mango/ui/table'
import { Tabs } from '@mango/ui/tabs'
import { Widget } from '@mango/widget'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { pageAddress, pageLink } from '@mango/widget/leave'
import { ListStatus } from '@mango/widget/list-status'
import { idField, useView, viewCodec, wordsField } from '@mango/widget/view'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useMemo } from 'react'
import { classes as classesQuery, refreshStudents, studentsNamed, studentsOfClass } from './courses.query.ts'
import type { face } from './student-list.face.ts'

type StudentListProps = ComponentProps<typeof face>

const codec = viewCodec({ classId: idField, name: wordsField(64) })

export function StudentList(props: StudentListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Students {...props} />
    </Widget>
  )
}

function Students({ view: given, heading, context, emit, setProp, ref }: StudentListProps) {
  const client = useClient()
  const { view, show } = useView(codec, { view: given, setProp, emit })
  const classes = useEarlyQuery(classesQuery(client))
  const own = classes.data?.data ?? []
  const shown = own.find(({ id }) => id === view.classId) ?? own[0]
  const searching = view.name !== ''
  const ofClass = useQuery({ ...studentsOfClass(client, shown?.id ?? 0), enabled: shown !== undefined && !searching })
  const named = useQuery({ ...studentsNamed(client, view.name), enabled: searching })
  const students = searching ? named : ofClass
  const found = useKeptAnswer(students, '学生没有刷新')?.data
  // Whoever is searched for is found without the classes.
  const load = searching || classes.data ? students : classes
  useImperativeHandle(ref, () => ({
    reload: () => void refreshStudents(client),
  }))

  const columns = useMemo((): readonly Column<CourseStudent>[] => {
    return [
      {
        key: 'name',
        header: '姓名',
        primary: true,
        width: '320px',
        cell: ({ name }) => (
          <span className="student-name">
            <Avatar name={name} size={28} decorative />
            {name}
          </span>
        ),
      },
      {
        key: 'code',
        header: '学号',
        cell: ({ studentCode }) => <span className="num">{studentCode}</span>,
      },
      // Of one class the tab says which it is.
      ...(searching ? [{ key: 'class', header: '班级', cell: ({ className }: CourseStudent) => className }] : []),
      {
        key: 'actions',
        header: '操作',
        cardLabel: '',
        width: '180px',
        align: 'end',
        cell: ({ id, name }) => {
          const student = { studentId: id, studentName: name }
          const growth = pageAddress(context, '/studentGrowth', student)
          const mistakes = pageAddress(context, '/mangoTeacher/studentMistakes', student)
          return (
            <>
              <ButtonLink
                variant="text"
                size="s"
                aria-label={`${name} 的成长档案`}
                {...pageLink(growth, () => emit('student-open', student))}
              >
                成长档案
              </ButtonLink>
              <ButtonLink
                variant="text"
                size="s"
                aria-label={`${name} 的错题集`}
                {...pageLink(mistakes, () => emit('mistakes-open', student))}
              >
                错题集
              </ButtonLink>
            </>
          )
        },
      },
    ]
  }, [context, emit, searching])

  return (
    <Screen heading={heading}>
      <div className="student-filter">
        {own.length > 0 && (
          <Tabs
            label="班级"
            items={own.map(({ id, name, studentNum }) => ({
              value: String(id),
              label: (
                <>
                  {name}
                  <span className="num tab-count">{studentNum}</span>
                </>
              ),
            }))}
            value={searching ? '' : String(shown?.id)}
            onChange={(id) => show({ classId: Number(id), name: '' })}
          />
        )}
        <SearchInput
          aria-label="搜索学生"
          placeholder="搜索学生姓名或学号"
          maxLength={64}
          value={view.name}
          onSearch={(name) => show({ name }, true)}
        />
      </div>
      <ListStatus total={found?.length} unit="名学生" />
      <div className="student-table" part="table">
        <Table
          label="学生"
          columns={columns}
          rows={found ?? []}
          rowKey={({ id }) => id}
          loading={load.isLoading}
          skeletonRows={10}
          empty={
            load.error ? (
              <LoadFailure load={load} title={text.errorTitle} />
            ) : searching ? (
              <EmptyState drawing="search" text={`没有找到“${view.name}”`} detail="换个名字或学号试试。" />
            ) : (
              <EmptyState text={own.length > 0 ? '这个班还没有学生' : '还没有任教的班级'} />
            )
          }
        />
      </div>
    </Screen>
  )
}
