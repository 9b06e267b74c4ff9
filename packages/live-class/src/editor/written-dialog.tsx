import { useClient } from '@mango/client/react'
import {
  hasOptions,
  writeQuestion,
  writtenLimits,
  writtenRefusal,
  writtenTypes,
  type WrittenQuestion,
} from '@mango/contract/coursewares'
import { choiceLetters, choicesOf, isMultiple, wordMax, wordsType, type Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { IconButton } from '@mango/ui/icon-button'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { RadioGroup } from '@mango/ui/radio-group'
import { useTellFailure } from '@mango/widget/failure'
import { LineField } from '@mango/widget/line-field'
import { TextField } from '@mango/widget/text-field'
import { useUnsaved } from '@mango/widget/unsaved'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newWritten, sentOf, withAnswer, withOption, withoutOption, withType, writtenOf } from './written.ts'
import css from './written-dialog.css?inline'
import { WrittenPicture } from './written-picture.tsx'

interface WrittenDialogProps {
  host: HTMLElement
  /** The question that is edited; without one a new one is written. */
  question?: Question | undefined
  onWritten(id: number): void
  onClose(): void
}

const types = writtenTypes.map((value) => ({ value, label: value }))

/** A question in a teacher's own words. Edited it is written anew, so that held classes keep what was asked. */
export default function WrittenDialog({ host, question, onWritten, onClose }: WrittenDialogProps) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const styles = useLazyStyles(css)
  const [initial] = useState(() => (question ? writtenOf(question, writtenTypes) : newWritten))
  const [written, setWritten] = useState(initial)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<{ why: string }>()
  const line = useRef<HTMLParagraphElement>(null)
  // On a phone and at 200 % zoom it lies below what is in sight: each press leads to it.
  useEffect(() => {
    if (refusal) line.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const change = (next: WrittenQuestion) => {
    setWritten(next)
    setRefusal(undefined)
  }
  const save = useMutation({
    mutationFn: () => client.send(writeQuestion, { body: sentOf(written) }),
    onSuccess: ({ data }) => {
      onWritten(data.id)
      onClose()
    },
    onError: (error) => tellFailure(error),
  })
  const confirm = () => {
    const why = writtenRefusal(sentOf(written))
    if (why !== undefined) return setRefusal({ why })
    if (written === initial) onClose()
    else save.mutate()
  }
  const { close, question: unsaved } = useUnsaved(written !== initial, onClose)
  const { typeName, content } = written
  return (
    <Dialog
      open
      size="m"
      title={question ? '编辑自编题' : '写一道题'}
      busy={save.isPending}
      onClose={close}
      // It stands in the courseware's form, which Enter in a field would send without this question.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
      footer={
        <DialogActions
          confirmText={sending ? '图片上传中…' : '确定'}
          busy={save.isPending}
          disabled={sending}
          onCancel={onClose}
          onConfirm={confirm}
        />
      }
    >
      <div ref={styles} className="write">
        {question && (
          <p className="editor-locked">
            修改后，保存课件以后的课用新的题目；已经上过的课，报告里仍是当时的题目和作答，新题从头计成绩。
          </p>
        )}
        <Field label="题型" group>
          <RadioGroup options={types} value={typeName} onChange={(chosen) => change(withType(written, chosen))} />
        </Field>
        <TextField
          label="题目"
          max={writtenLimits.content}
          value={content}
          data-autofocus
          placeholder="题目文字；有图片时可以不写"
          onChange={(words) => change({ ...written, content: words })}
        />
        <Field label="图片（最多一张）" group>
          <WrittenPicture
            path={written.imageUrl}
            host={host}
            onSending={setSending}
            // It comes when it comes: whatever was written meanwhile stays.
            onChange={(imageUrl) => setWritten((now) => ({ ...now, imageUrl }))}
          />
        </Field>
        <Answers written={written} onChange={change} />
        {refusal && (
          <p className="write-refusal" role="alert" ref={line}>
            {refusal.why}
          </p>
        )}
      </div>
      {unsaved}
    </Dialog>
  )
}

interface AnswersProps {
  written: WrittenQuestion
  onChange(written: WrittenQuestion): void
}

/** What it is answered with, and what is right. */
function Answers({ written, onChange }: AnswersProps) {
  const { typeName, options, answer } = written
  if (typeName === wordsType)
    return (
      <p className="write-hint">学生在手机上用 {wordMax} 个字以内作答，显示为词云，不判对错；答题器不能输入文字。</p>
    )
  const key = (choice: string) => (
    <Button
      key={choice}
      variant={answer.includes(choice) ? 'primary' : 'default'}
      aria-label={`${choice} 是正确答案`}
      aria-pressed={answer.includes(choice)}
      onClick={() => onChange(withAnswer(written, choice))}
    >
      {choice}
    </Button>
  )
  if (!hasOptions(typeName))
    return (
      <Field label="正确答案" required group>
        <span className="write-judgements">{choicesOf({ typeName }).map(key)}</span>
      </Field>
    )
  return (
    <Field
      label="选项和正确答案"
      required
      group
      hint={`点字母选出正确答案${isMultiple({ typeName }) ? '，可以多选' : ''}；选项在图片里时，文字可以都不写。`}
    >
      <ul className="write-options">
        {options.map((option, index) => {
          const letter = choiceLetters[index] ?? ''
          return (
            <li key={letter}>
              {key(letter)}
              <LineField
                aria-label={`选项 ${letter}`}
                hint=""
                max={writtenLimits.option}
                value={option}
                onChange={(words) =>
                  onChange({ ...written, options: options.map((old, at) => (at === index ? words : old)) })
                }
              />
              <IconButton
                icon="trash"
                label={`删除选项 ${letter}`}
                disabled={options.length <= writtenLimits.leastOptions}
                onClick={() => onChange(withoutOption(written, index))}
              />
            </li>
          )
        })}
      </ul>
      {options.length < writtenLimits.mostOptions && (
        <Button variant="text" icon="plus" onClick={() => onChange(withOption(written))}>
          添加选项
        </Button>
      )}
    </Field>
  )
}
