import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import {
  coursewareNameMax,
  coursewareSource,
  share as shareValue,
  shareNames,
  sourceNames,
  text,
} from '@mango/contract/coursewares'
import { text as subjectText } from '@mango/contract/subjects'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { RadioGroup } from '@mango/ui/radio-group'
import { Select } from '@mango/ui/select'
import { useLoadNotice } from '@mango/widget/failure'
import { NameField } from '@mango/widget/name-field'
import { useQuery } from '@tanstack/react-query'
import { grades, subjects } from '../courseware.query.ts'
import { useEmptyNotice } from '../use-empty-notice.ts'
import type { DraftRefusal } from './draft-refusal.ts'
import type { EditorDraft } from './draft.ts'
import { PaperField } from './paper-field.tsx'
import type { Basket } from './use-question-basket.ts'

interface FormFieldsProps {
  draft: EditorDraft
  used: boolean
  basket: Basket
  /** Why it could not be saved. */
  refusal: DraftRefusal | undefined
  onChange(part: Partial<EditorDraft>): void
  onRefused(words: string): void
}

const ranges = [shareValue.private, shareValue.public].map((value) => ({ value, label: shareNames[value] }))
const sources = sourceNames.map(({ id, name }) => ({ value: id, label: name }))
/** Another subject or type has other papers, and those other questions. */
const withoutQuestions = { paperId: undefined, excluded: [], order: [], answers: [] }

/** Subject, grade, name, range, type and paper. Once the courseware is used, four of them stay as they are. */
export function FormFields({ draft, used, basket, refusal, onChange, onRefused }: FormFieldsProps) {
  const client = useClient()
  const subjectList = useQuery(subjects(client))
  const gradeList = useQuery(grades(client))
  useLoadNotice([subjectList, gradeList], { title: errors.errorTitle })
  useEmptyNotice(subjectList.data?.data, subjectText.noSubjects)
  useEmptyNotice(gradeList.data?.data, text.noGrades)
  const options = (list: readonly { id: number; name: string }[] | undefined) =>
    (list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const wrong = (field: DraftRefusal['field']) => (refusal?.field === field ? refusal.words : undefined)
  const setSource = (source: EditorDraft['source']) => {
    if (draft.subjectId === undefined) onRefused(text.subjectMissing)
    else onChange({ source, ...withoutQuestions })
  }
  return (
    <div className="editor-fields" part="form">
      {used && (
        <p className="editor-locked">课件已被使用：科目、年级、类型和试卷不能修改，名称、范围和题目可以修改。</p>
      )}
      <Field label="科目" required error={wrong('subjectId')}>
        <Select
          options={options(subjectList.data?.data)}
          value={draft.subjectId}
          disabled={used}
          placeholder="请选择科目"
          onChange={(subjectId) => onChange({ subjectId, ...withoutQuestions })}
        />
      </Field>
      <Field label="年级" required error={wrong('gradeId')}>
        <Select
          options={options(gradeList.data?.data)}
          value={draft.gradeId}
          disabled={used}
          placeholder="请选择年级"
          onChange={(gradeId) => onChange({ gradeId })}
        />
      </Field>
      <NameField
        label="课件名称"
        required
        max={coursewareNameMax}
        placeholder="例如：二次函数的图象与性质"
        value={draft.name}
        error={wrong('name')}
        onChange={(name) => onChange({ name })}
      />
      <Field label="范围" required group error={wrong('share')}>
        <RadioGroup options={ranges} value={draft.share} onChange={(share) => onChange({ share })} />
      </Field>
      <Field label="类型" required group error={wrong('source')}>
        <RadioGroup options={sources} value={draft.source} disabled={used} onChange={setSource} />
      </Field>
      {draft.source === coursewareSource.basket ? (
        <div className="editor-basket">
          <span>
            {basket.isEmpty
              ? '该科目的试题篮还没有题目'
              : `试题篮共 ${basket.total ?? '…'} 题，可用的选择题 ${basket.choice ?? '…'} 题`}
          </span>
          <Button
            size="s"
            icon="retry"
            busy={basket.busy}
            onClick={() => {
              onChange({ excluded: [], order: [], answers: [] })
              void basket.sync()
            }}
          >
            同步试题篮
          </Button>
        </div>
      ) : (
        draft.source !== undefined && (
          <PaperField
            draft={draft}
            disabled={used}
            error={wrong('paperId')}
            onChange={onChange}
            onRefused={onRefused}
          />
        )
      )}
    </div>
  )
}
