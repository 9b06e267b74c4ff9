import { useClient } from '@mango/client/react'
import { scoreCondition } from '@mango/contract/coursewares'
import {
  correctQuestionAnswer,
  getClassReport,
  listHeldClasses,
  takeBackCorrection,
  type ReportQuestion,
} from '@mango/contract/live-class'
import { lateDialog } from '@mango/widget/late-dialog'

const CorrectDialog = lateDialog(() => import('../correct-dialog.tsx'))

interface CorrectAnswerProps {
  coursewareId: number
  question: ReportQuestion
  onClose(): void
}

/** Corrects an answer after the class; every score that follows from it is asked for anew. */
export function CorrectAnswer({ coursewareId, question, onClose }: CorrectAnswerProps) {
  const client = useClient()
  const { questionId, corrected, bankAnswer, enteredAnswer } = question
  const refresh = () => client.refresh(getClassReport, listHeldClasses, scoreCondition)
  return (
    <CorrectDialog
      question={question}
      before={corrected ? bankAnswer || enteredAnswer || '' : undefined}
      isEntered={!bankAnswer && Boolean(enteredAnswer)}
      correct={async (answer) => {
        await client.send(correctQuestionAnswer, { query: { coursewareId, questionId, answer } })
        await refresh()
      }}
      takeBack={async () => {
        await client.send(takeBackCorrection, { body: { coursewareId, questionId } })
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
