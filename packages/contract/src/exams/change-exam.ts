import * as v from 'valibot'
import * as a from '../answer.ts'
import { act } from '../call.ts'
import { id } from '../fields.ts'
import { requiredName } from '../names.ts'
import { examStatus } from './entities.ts'
import { examNameLength } from './limits.ts'

/** An addition: the documents let nobody change an exam. */
export const changeExam = act('/api/exam/changeExam', {
  summary: 'Rename an exam, make it public or take that back; what is left out stays as it is',
  body: v.object({
    examId: id,
    name: v.optional(requiredName(examNameLength)),
    status: v.optional(v.picklist([examStatus.public, examStatus.notPublic])),
  }),
  answer: a.exact({}),
})

/** An addition: in the documents the marking system alone adds subjects. */
export const addExamSubjects = act('/api/exam/addExamSubjects', {
  summary: 'Add subjects to an exam; those it has already are left as they are',
  body: v.object({ examId: id, subjectIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)) }),
  answer: a.data(a.object({ examIds: a.rows(a.id) })),
})

export const changeExamText = {
  renamed: '已改名',
  published: '已公开',
  withdrawn: '已取消公开',
  /** What publishing means, said before it is done. */
  publishMeans: '公开后，本校能查看考试的老师都能看到这场考试和各科成绩。学生端没有考试页面，不受影响。',
  withdrawMeans: '取消公开后，只有能新建或删除考试的老师看得到它，其他老师的列表和链接里不再出现。',
  subjectsAdded: (count: number) => `已添加 ${count} 科`,
} as const
