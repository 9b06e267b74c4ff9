import { choicesOf, isMultiple, type Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useNotify } from '@mango/ui/notice'
import { RadioGroup } from '@mango/ui/radio-group'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { withPressed } from './choices.ts'
import css from './correct-dialog.css?inline'

interface CorrectDialogProps {
  question: Pick<Question, 'typeName' | 'answer1' | 'choiceCount'>
  /** What counted before it was corrected; undefined where it was not. */
  before: string | undefined
  /** The answer that was stored is the courseware's, not the question bank's. */
  isEntered: boolean
  correct(answer: string): Promise<void>
  takeBack(): Promise<void>
  onClose(): void
}

/** Corrects the stored answer of a question, during a class or after it. */
export default function CorrectDialog(props: CorrectDialogProps) {
  const { question, before, isEntered, onClose } = props
  const styles = useLazyStyles(css)
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [answer, setAnswer] = useState(question.answer1 ?? '')
  const source = isEntered ? '课件' : '题库'
  const takeBack = useMutation({
    mutationFn: props.takeBack,
    onSuccess: () => {
      notify({ kind: 'success', text: `已恢复${source}答案` })
      onClose()
    },
    onError: (error) => tellFailure(error),
  })
  const choices = choicesOf(question)
  /** It was asked without an answer; when one has been saved, that is still what was done. */
  const [fresh] = useState(!question.answer1 && before === undefined)
  const save = useMutation({
    mutationFn: () => props.correct(answer),
    onSuccess: () => {
      notify({ kind: 'success', text: fresh ? '答案已设定' : '答案已更正' })
      onClose()
    },
    onError: (error) => tellFailure(error),
  })
  return (
    <Dialog
      open
      size="s"
      title={fresh ? '设定答案' : '更正答案'}
      busy={save.isPending || takeBack.isPending}
      onClose={onClose}
      footer={
        <>
          {before !== undefined && (
            <Button icon="retry" busy={takeBack.isPending} disabled={save.isPending} onClick={() => takeBack.mutate()}>
              恢复{source}答案
            </Button>
          )}
          <span className="spacer" />
          <DialogActions
            confirmText="保存"
            busy={save.isPending}
            disabled={answer === '' || takeBack.isPending}
            onCancel={onClose}
            onConfirm={() => save.mutate()}
          />
        </>
      }
    >
      <p>
        {fresh
          ? '选择正确的答案，保存后这道题按它计分。'
          : before === undefined
            ? `${isEntered ? '课件中填写的答案' : '题库中保存的答案'}是 ${question.answer1 || '（无）'}，请选择正确的答案。`
            : `你已更正为 ${question.answer1 ?? ''}，${isEntered ? '课件中填写的答案' : '题库中的答案'}是 ${before || '（无）'}。`}
        {!fresh && '更正只用于你用这份课件上的课，得分会重新计算；题库和其他老师的成绩不变。'}
      </p>
      <div ref={styles} className="correct-choices">
        {isMultiple(question) ? (
          choices.map((choice) => (
            <Checkbox
              key={choice}
              checked={answer.includes(choice)}
              onChange={() => setAnswer(withPressed(answer, choice))}
            >
              {choice}
            </Checkbox>
          ))
        ) : (
          <RadioGroup
            label="正确答案"
            options={choices.map((choice) => ({ value: choice, label: choice }))}
            value={answer}
            onChange={setAnswer}
          />
        )}
      </div>
    </Dialog>
  )
}
