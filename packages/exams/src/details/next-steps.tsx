import type { SubExam } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import type { ChangeKind } from './change-dialogs.tsx'

export interface NextStepsProps {
  isPublic: boolean
  subExams: readonly SubExam[]
  /** Left out for a person who may not change exams. */
  onChange: ((kind: ChangeKind) => void) | undefined
}

interface Step {
  readonly title: string
  readonly detail: string
  readonly done: boolean
  readonly kind?: ChangeKind
  readonly action?: string
}

function stepsOf(isPublic: boolean, subExams: readonly SubExam[]): Step[] {
  const marked = subExams.filter(({ papers = 0 }) => papers > 0)
  return [
    {
      title: '确定科目',
      detail:
        subExams.length > 0 ? `已有 ${subExams.length} 科，可以继续添加` : '在这里添加，或由阅卷系统在扫描答卷后加入',
      done: subExams.length > 0,
      kind: 'subjects',
      action: '添加科目',
    },
    {
      title: '批改答卷',
      detail:
        marked.length > 0
          ? `${marked.length} / ${subExams.length} 科已有成绩`
          : '答卷扫描并批改后，上面显示各科的人数和平均得分率',
      done: marked.length > 0 && marked.length === subExams.length,
    },
    {
      title: '公开考试',
      detail: isPublic ? '本校能查看考试的老师都看得到' : '公开后，本校能查看考试的老师都能看到这场考试和各科成绩',
      done: isPublic,
      ...(!isPublic && { kind: 'publish' as const, action: '公开' }),
    },
  ]
}

/** What is done with an exam after it was created, and what comes next. */
export default function NextSteps({ isPublic, subExams, onChange }: NextStepsProps) {
  const steps = stepsOf(isPublic, subExams)
  const next = steps.findIndex(({ done }) => !done)
  return (
    <section className="next-steps exam-card" aria-label="接下来">
      <h2>接下来</h2>
      <ol>
        {steps.map(({ title, detail, done, kind, action }, index) => (
          <li key={title} data-done={done || undefined}>
            <span className="step-mark">{done ? <Icon name="check" label="已完成" size={14} /> : index + 1}</span>
            <div>
              <p className="step-title">{title}</p>
              <p className="quiet">{detail}</p>
            </div>
            {kind && onChange && (
              <Button size="s" variant={index === next ? 'primary' : undefined} onClick={() => onChange(kind)}>
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
