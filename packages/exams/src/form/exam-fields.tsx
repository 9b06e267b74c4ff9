import { examNameLength, type NewExam } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { useFirstInvalid } from '@mango/ui/first-invalid'
import { useHeldStill } from '@mango/ui/held-still'
import { RadioGroup } from '@mango/ui/radio-group'
import { Select } from '@mango/ui/select'
import { NameField } from '@mango/widget/name-field'
import { useRef, useState } from 'react'
import { draftErrors, newExamOf, type Draft } from './draft.ts'
import { useLookups } from '../use-lookups.ts'
import { ExamSummary } from './exam-summary.tsx'

interface ExamFieldsProps {
  draft: Draft
  busy: boolean
  onChange(change: Partial<Draft>): void
  onSubmit(exam: NewExam): void
  onCancel(): void
}

const labelOf = (options: readonly { value: number; label: string }[], value: number | undefined) =>
  options.find((option) => option.value === value)?.label

/** The fields of a new exam. A missing one is named beside it, and the first such field gets the focus. */
export function ExamFields({ draft, busy, onChange, onSubmit, onCancel }: ExamFieldsProps) {
  const { schoolYears, grades, types, terms } = useLookups()
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  useHeldStill(fields, busy)
  const wrong = draftErrors(draft)
  const errors = tries > 0 ? wrong : {}

  useFirstInvalid(form, tries)
  const submit = () => {
    const complete = Object.keys(wrong).length === 0 && newExamOf(draft)
    if (!complete) setTries(tries + 1)
    else if (!busy) onSubmit(complete)
  }
  return (
    <form
      ref={form}
      className="exam-form"
      part="form"
      noValidate
      aria-label="新建考试"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div ref={fields} className="exam-fields exam-card">
        <Field label="学年" required error={errors.schoolYear}>
          <Select options={schoolYears} value={draft.schoolYear} onChange={(schoolYear) => onChange({ schoolYear })} />
        </Field>
        <Field label="学期" required group error={errors.termId}>
          <RadioGroup
            options={terms}
            value={draft.termId}
            onChange={(termId) => onChange({ termId: termId === 2 ? 2 : 1 })}
          />
        </Field>
        <Field label="年级" required error={errors.gradeId}>
          <Select options={grades} value={draft.gradeId} onChange={(gradeId) => onChange({ gradeId })} />
        </Field>
        <Field label="考试类型" required error={errors.type}>
          <Select options={types} value={draft.type} onChange={(type) => onChange({ type })} />
        </Field>
        <NameField
          label="考试名称"
          max={examNameLength}
          hint={`最多 ${examNameLength} 个字；不填则按学年、年级、学期和类型自动命名`}
          value={draft.name}
          placeholder="例如：八年级上学期期中联考"
          onChange={(name) => onChange({ name })}
        />
      </div>
      <div className="exam-card">
        <ExamSummary
          name={draft.name.trim()}
          facts={{
            学年: labelOf(schoolYears, draft.schoolYear),
            学期: labelOf(terms, draft.termId),
            年级: labelOf(grades, draft.gradeId),
            考试类型: labelOf(types, draft.type),
          }}
        />
        <div className="form-buttons">
          <Button variant="primary" type="submit" busy={busy}>
            创建
          </Button>
          <Button onClick={onCancel}>取消</Button>
        </div>
      </div>
    </form>
  )
}
