import type { Client } from '@mango/client'
import { addExam, changeExam, getExamInfo, type NewExam } from '@mango/contract/exams'
import { makeOnce, type Memory } from '@mango/widget/press'
import { hashKey } from '@tanstack/react-query'

/** @returns what was made; `asSent`: as it was sent before, although something else is wanted by now */
export async function createExam(client: Client, exam: NewExam, memory: Memory<NewExam>) {
  let asSent = false
  const { data } = await makeOnce(memory, exam, {
    make: (body, press) => client.send(addExam, { body }, { press }),
    find: async ({ data: made }) => made && (await client.send(getExamInfo, { params: { examId: made.examId } })).data,
    // Nothing but its name can be changed by a call.
    async change({ data: made }, { name, ...rest }, first) {
      asSent = !made || name === '' || hashKey([{ ...rest, name: first.name }]) !== hashKey([first])
      if (made && !asSent) await client.send(changeExam, { body: { examId: made.examId, name } })
    },
  })
  return { examId: data?.examId, name: (!asSent && exam.name) || (data?.examName ?? ''), asSent }
}
