import { useClient } from '@mango/client/react'
import { mastery, text, type MistakePaper, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import {
  countSubject,
  dropReason,
  emptyBasket,
  master,
  patchMistakes,
  refreshBasket,
  refreshMistakes,
  refreshNotebook,
  refreshProgress,
  refreshSubjects,
  tellOtherTabs,
  togglePaper,
  toggleQuestion,
  type Place,
} from './notebook.query.ts'
import { outOfBasket, paperIdOf, withoutQuestions, withPaper, withQuestion } from './rules.ts'

/** What a student does in the notebook. Lists and counts follow; a failure is told. */
export function useActions(place: Place, openPaper: number | '') {
  const client = useClient()
  const notify = useNotify()
  const tell = useTellFailure()
  const { studentId, subjectId } = place

  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    try {
      await action()
      tellOtherTabs()
      return true
    } catch (error) {
      tell(error)
      // It may have arrived, or be refused for what another tab has done.
      void refreshNotebook(client)
      return false
    }
  }

  const setMastered = (questionId: number, isMastered: boolean, undo = false) =>
    attempt(async () => {
      const mastered = isMastered ? mastery.mastered : mastery.notMastered
      await master(client, { questionId, mastered, studentId, ...(undo && { undo }) })
      countSubject(client, place, isMastered ? -1 : 1)
      patchMistakes(client, withQuestion(questionId, { mastered }))
      if (isMastered)
        notify({
          kind: 'success',
          text: text.mastered,
          action: { label: '撤销', run: () => void setMastered(questionId, false, true) },
        })
      // Another tab may have counted it before.
      await Promise.all([refreshMistakes(client), refreshSubjects(client), refreshProgress(client)])
    })

  return {
    setMastered,
    toggleQuestion: (question: MistakeQuestion) =>
      attempt(async () => {
        const inBasket = !question.inBasket
        const paperId = paperIdOf(question, openPaper)
        await toggleQuestion(client, { subjectId, questionId: question.id, studentId, paperId }, inBasket)
        patchMistakes(client, withQuestion(question.id, { inBasket }))
        await refreshBasket(client)
      }),
    togglePaper: ({ paperId }: MistakePaper, inBasket: boolean) =>
      attempt(async () => {
        await togglePaper(client, { paperId, studentId, subjectId }, inBasket)
        patchMistakes(client, withPaper(paperId, inBasket))
        // Its questions may stand in other papers too.
        await Promise.all([refreshMistakes(client), refreshBasket(client)])
      }),
    /** @param only takes these out alone */
    emptyBasket: (only?: readonly number[]) =>
      attempt(async () => {
        await emptyBasket(client, place, only)
        patchMistakes(client, only ? withoutQuestions(only) : outOfBasket)
        await refreshBasket(client)
      }),
    dropReason: (question: MistakeQuestion, errorReason: string) =>
      attempt(async () => {
        const paperId = paperIdOf(question, openPaper)
        await dropReason(client, { questionId: question.id, errorReason, studentId, paperId })
        await refreshMistakes(client)
      }),
  }
}
export type Actions = ReturnType<typeof useActions>
