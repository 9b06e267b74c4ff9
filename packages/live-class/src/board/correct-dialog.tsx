import { choiceLetters, judgements, type Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { Dialog } from '@mango/ui/dialog'
import { useNotify } from '@mango/ui/notice'
import { RadioGroup } from '@mango/ui/radio-group'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isJudgement, isMultiple, joinChoices } from '../rules.ts'
import type { LiveClass } from './live-class.ts'

/** Corrects the stored answer of a question. */
export function CorrectDialog({ live, question, onClose }: { live: LiveClass; question: Question; onClose(): void }) {
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [answer, setAnswer] = useState(question.answer1 ?? '')
  const choices: readonly string[] = isJudgement(question) ? judgements : choiceLetters
  const save = useMutation({
    mutationFn: () => live.correct(question.id, answer),
    onSuccess: () => {
      notify({ kind: 'success', text: '答案已更正' })
      onClose()
    },
    onError: (error) => tellFailure(error),
  })
  const toggle = (choice: string) =>
    setAnswer(answer.includes(choice) ? answer.replace(choice, '') : joinChoices([...answer, choice]))
  return (
    <Dialog
      open
      size="s"
      title="更正答案"
      busy={save.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={answer === ''} busy={save.isPending} onClick={() => save.mutate()}>
            保存
          </Button>
        </>
      }
    >
      <p>题库中保存的答案是 {question.answer1 ?? '（无）'}，请选择正确的答案。更正后，本题得分会重新计算。</p>
      <div className="correct-choices">
        {isMultiple(question) ? (
          choices.map((choice) => (
            <Checkbox key={choice} checked={answer.includes(choice)} onChange={() => toggle(choice)}>
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
