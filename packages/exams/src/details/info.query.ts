import type { Client } from '@mango/client'
import { getExamInfo } from '@mango/contract/exams'

/** The exam as a whole. A server that does not know this call leaves the screen with what the sub-exams say. */
export const examInfo = (client: Client, examId: number) => ({
  ...client.query(getExamInfo, { params: { examId } }),
  retry: false,
})
