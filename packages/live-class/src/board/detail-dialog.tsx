import type { Question } from '@mango/contract/questions'
import { displayStatus, shortCode } from '@mango/contract/live-class'
import { Dialog } from '@mango/ui/dialog'
import { TabPanel, Tabs } from '@mango/ui/tabs'
import { useState } from 'react'
import { useStore } from 'zustand'
import { inThirds } from './ranking-rules.ts'
import { isRight } from '../choices.ts'
import { formatTimeCost } from '../figures.ts'
import type { LiveClass } from './live-class.ts'

interface DetailDialogProps {
  live: LiveClass
  question: Question | undefined
  onClose(): void
}

const views = [
  { value: 'answered', label: '已作答排行' },
  { value: 'all', label: '全部学生' },
] as const

/** Everybody: those who answered by time, or the whole class by code; each in three groups. */
export function DetailDialog({ live, question, onClose }: DetailDialogProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('answered')
  const { ranking, status } = useStore(live.model.store)
  const students = useStore(live.students)
  const { severalClasses } = live.ground
  const answers = new Map(ranking.map((answer, index) => [answer.studentId, { ...answer, place: index + 1 }]))
  const byId = new Map(students.map((student) => [student.id, student]))
  const listed = view === 'all' ? students : ranking.flatMap(({ studentId }) => byId.get(studentId) ?? [])
  const judged = status === displayStatus.shown && question
  return (
    <Dialog
      open
      size="xl"
      title="作答详情"
      closeOnBackdrop
      onClose={onClose}
      toolbar={<Tabs id="detail" items={views} value={view} onChange={setView} label="作答详情" variant="segmented" />}
    >
      <TabPanel tabs="detail" value={view}>
        <div className="detail-groups">
          {inThirds(listed).map((group, index) => (
            <ul key={index} aria-label={`第 ${index + 1} 组`}>
              {group.map(({ id, code, name }) => {
                const answer = answers.get(id)
                const mark = judged && answer ? (isRight(answer.answer, judged) ? 'right' : 'wrong') : undefined
                return (
                  <li key={id} data-mark={mark} data-missing={!answer || undefined}>
                    <span className="num detail-place">
                      {view === 'answered' ? answer?.place : shortCode(code, severalClasses)}
                    </span>
                    <span className="board-name">{name}</span>
                    {judged && <b>{answer?.answer}</b>}
                    <span className="num">{answer ? formatTimeCost(answer.timeCost) : '未作答'}</span>
                  </li>
                )
              })}
            </ul>
          ))}
        </div>
      </TabPanel>
    </Dialog>
  )
}
