import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { scoreLevel } from '@mango/contract/coursewares'
import { heldPageSize, type HeldClass } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import type { Column } from '@mango/ui/table'
import { Tag } from '@mango/ui/tag'
import { Day } from '@mango/widget/day'
import { ListPager, ListTable, usePagedList } from '@mango/widget/list'
import { useSteady } from '@mango/widget/steady'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type Ref } from 'react'
import { ReportHead } from './report-head.tsx'
import { heldClasses } from './report.query.ts'

interface HeldClassesProps {
  page: number
  /** Only classes with this courseware. */
  coursewareId: number | ''
  sectionRef: Ref<HTMLElement> | undefined
  onPage(page: number, replace: boolean): void
  onOpen(answerClassId: number): void
  onAll(): void
  onBack(): void
}

const tones = { low: 'red', mid: 'gold', high: 'leaf' } as const
const idOf = ({ answerClassId }: HeldClass) => answerClassId

/** The classes this teacher has held, newest first. */
export default function HeldClasses(props: HeldClassesProps) {
  const { page, coursewareId, sectionRef, onPage, onOpen, onAll, onBack } = props
  const query = useQuery(heldClasses(useClient(), page, coursewareId))
  const list = usePagedList(query, { page, pageSize: heldPageSize, onPage })
  const open = useSteady(onOpen)
  const columns = useMemo(
    (): Column<HeldClass>[] => [
      {
        key: 'time',
        header: '上课时间',
        width: '150px',
        cell: ({ beganAt }) => <Day time={beganAt} clock />,
      },
      { key: 'name', header: '课件', primary: true, cell: ({ coursewareName }) => coursewareName },
      { key: 'class', header: '班级', cell: ({ className }) => className },
      { key: 'room', header: '教室', cell: ({ roomName }) => roomName },
      {
        key: 'questions',
        header: '题目',
        width: '76px',
        cell: ({ questionCount }) => <span className="num">{questionCount} 题</span>,
      },
      {
        key: 'present',
        header: '参加',
        width: '96px',
        cell: ({ presentCount, studentCount }) => (
          <span className="num">
            {presentCount} / {studentCount} 人
          </span>
        ),
      },
      {
        key: 'rate',
        header: '得分率',
        width: '116px',
        cell: ({ scoreRate, endedAt }) =>
          endedAt === '' ? (
            <Tag tone="leaf" dot>
              正在上课
            </Tag>
          ) : scoreRate === null ? (
            '—'
          ) : (
            <Tag tone={tones[scoreLevel(scoreRate)]}>{scoreRate}%</Tag>
          ),
      },
      {
        key: 'actions',
        header: '操作',
        width: '96px',
        align: 'end',
        cardLabel: '',
        cell: ({ answerClassId, coursewareName, beganAt }) => (
          <Button
            variant="text"
            size="s"
            aria-label={`${beganAt.slice(0, 16)} ${coursewareName} 的报告`}
            onClick={() => open(answerClassId)}
          >
            报告
          </Button>
        ),
      },
    ],
    [open],
  )
  return (
    <section className="held" aria-label="上课记录" data-print="flow" tabIndex={-1} ref={sectionRef}>
      <ReportHead
        title="上课记录"
        back="课件列表"
        onBack={onBack}
        actions={coursewareId !== '' && <Button onClick={onAll}>全部课件</Button>}
      />
      <div className="held-page">
        <ListTable
          list={list}
          label="上课记录"
          columns={columns}
          rowKey={idOf}
          failed={errors.errorTitle}
          empty={<EmptyState text="还没有上过课" detail="用课件上一节课，作答和成绩就会留在这里" />}
        />
        <ListPager list={list} unit="节课" />
      </div>
    </section>
  )
}
