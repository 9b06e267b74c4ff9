import type { Page } from './stage.ts'

/** Where exams of the kind that `makeExam` makes are listed, the newest first. */
export const madeExams = '/adminv2/examinationMan/administration?schoolYear=2025&termId=1&gradeId=7&type=4'

/** Makes an exam by the calls that the pages make: which ones the demo school has changes from day to day. */
export const makeExam = (page: Page, name: string, subjectIds: readonly number[]) =>
  page.evaluate(
    async ({ name, subjectIds }) => {
      const token = /userToken=([^;]*)/.exec(document.cookie)?.[1]
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(`${path}?userToken=${token}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        return answer.json()
      }
      const kind = { schoolYear: 2025, gradeId: 7, type: 4, termId: 1 }
      const { data } = await post('/api/exam/addExam', { ...kind, name })
      if (subjectIds.length > 0) await post('/api/exam/addExamSubjects', { examId: data.examId, subjectIds })
    },
    { name, subjectIds },
  )
