import { useClient } from '@mango/client/react'
import { targetType, text, type GrowthTerm } from '@mango/contract/growth-profile'
import type { Option } from '@mango/contract'
import { EmptyState } from '@mango/ui/empty-state'
import { SegmentedChoice } from '@mango/ui/segmented-choice'
import { Select } from '@mango/ui/select'
import { Skeleton } from '@mango/ui/skeleton'
import { TabPanel, Tabs } from '@mango/ui/tabs'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { subjects, terms, type Evaluated } from '../growth.query.ts'
import { SectionHead } from '../section-head.tsx'
import type { GrowthView, Shown } from '../view.ts'
import { AbilityDetail } from './ability-detail.tsx'
import { AbilityOverview } from './ability-overview.tsx'
import { ScaleHelp } from './scale-help.tsx'

interface AbilitySectionProps extends Shown {
  studentId: number
}

const idOf = (term: GrowthTerm) => `${term.schoolYear}-${term.termId}`
const targetTypes = [targetType.teaching, targetType.overall] as const

/** What the view means among what there is: a link may name what is gone. */
function chosen(view: GrowthView, known: readonly GrowthTerm[], all: readonly Option[]) {
  const term =
    known.find(({ schoolYear, termId }) => schoolYear === view.schoolYear && termId === view.termId) ?? known[0]
  const subject = all.find(({ id }) => id === view.subjectId) ?? all[0]
  return { term, subject }
}

/** What the student can do, by term, subject and kind of target. */
export default function AbilitySection({ studentId, view, show }: AbilitySectionProps) {
  const client = useClient()
  const id = useId()
  const termQuery = useQuery(terms(client))
  const subjectQuery = useQuery(subjects(client))
  const known = useKeptAnswer(termQuery, '学期没有刷新')
  const all = useKeptAnswer(subjectQuery, '学科没有刷新')
  const { term, subject } = chosen(view, known ?? [], all ?? [])
  return (
    <section className="growth-section" data-print="flow" part="ability" aria-labelledby={id}>
      <SectionHead id={id} title={text.ability}>
        {term && (
          <Select
            aria-label="学期"
            options={(known ?? []).map((one) => ({ value: idOf(one), label: one.name }))}
            value={idOf(term)}
            onChange={(value) => {
              const [schoolYear, termId] = value.split('-').map(Number)
              show({ schoolYear: schoolYear ?? '', termId: termId === 2 ? 2 : 1, items: [] })
            }}
          />
        )}
      </SectionHead>
      <div className="growth-card growth-ability">
        {!known || !all ? (
          termQuery.error || subjectQuery.error ? (
            <LoadFailure load={known ? subjectQuery : termQuery} title="能力评估没有加载出来" />
          ) : (
            <Skeleton height={420} />
          )
        ) : term && subject ? (
          <>
            <div className="growth-ability-tabs">
              <Tabs
                id={`${id}-subject`}
                label="学科"
                items={(all ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
                value={String(subject.id)}
                onChange={(value) => show({ subjectId: Number(value), items: [] })}
              />
              <SegmentedChoice
                label="目标类型"
                options={targetTypes.map((value) => ({ value, label: text.targetTypes[value] }))}
                value={view.isTeachTarget}
                onChange={(isTeachTarget) => isTeachTarget !== undefined && show({ isTeachTarget, items: [] })}
              />
            </div>
            <TabPanel tabs={`${id}-subject`} value={String(subject.id)}>
              <Charts
                wish={{
                  studentId,
                  schoolYear: term.schoolYear,
                  termId: term.termId === 2 ? 2 : 1,
                  subjectId: subject.id,
                  isTeachTarget: view.isTeachTarget,
                }}
                subject={subject.name}
                items={view.items}
                onItems={(items) => show({ items: [...items] })}
              />
            </TabPanel>
          </>
        ) : (
          <EmptyState text="还没有能力评估" detail="老师评价以后会显示在这里" />
        )}
      </div>
    </section>
  )
}

interface ChartsProps {
  wish: Evaluated
  subject: string
  items: readonly number[]
  onItems(items: readonly number[]): void
}

const Charts = ({ wish, subject, items, onItems }: ChartsProps) => (
  <>
    <div className="growth-ability-charts" data-print="flow">
      {/* It is of all subjects: what is shown holds for another one, but for no other term or kind of target. */}
      <AbilityOverview key={`${wish.schoolYear} ${wish.termId} ${wish.isTeachTarget}`} wish={wish} />
      <AbilityDetail wish={wish} subject={subject} items={items} onItems={onItems} />
    </div>
    <ScaleHelp />
  </>
)
