import * as v from 'valibot'
import * as a from '../answer.ts'
import { read } from '../call.ts'
import { queryBoolean } from '../fields.ts'
import type { KnownSubject } from './subject-id.ts'

export const subject = a.object({
  id: a.id,
  name: a.text,
  /** Colour of the subject's chip, `#rrggbb`. */
  color: a.maybe(a.text),
  /** Address of its icon. */
  icon: a.maybe(a.text),
})
export type Subject = v.InferOutput<typeof subject>

/** The known subjects (document 1, section 3), in the documents' order. */
export const subjectNames = {
  1: '语文',
  2: '数学',
  3: '英语',
  5: '科学',
  8: '社会法治',
  9: '历史',
  10: '地理',
  11: '道德与法治',
  12: '生物',
  13: '物理',
  14: '化学',
  15: '音乐',
  16: '体育',
  17: '美术',
  18: '信息技术',
  19: '心理',
  20: '历史与社会',
  50: '其他',
} as const satisfies Record<KnownSubject, string>

export const listSubjects = read('/api/tk/paper/subjects', {
  summary: 'Subjects; the shell sends filterPermission=false, other screens send nothing',
  query: v.object({ filterPermission: v.optional(queryBoolean) }),
  answer: a.data(a.rows(subject)),
})

export const text = { noSubjects: '未获取到科目信息' } as const
