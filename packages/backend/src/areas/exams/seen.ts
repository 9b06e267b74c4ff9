import { authority } from '@mango/contract'
import { examStatus } from '@mango/contract/exams'
import { eq, type SQL } from 'drizzle-orm'
import { exam } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'

/** Who creates or deletes exams sees all of them. */
export const seesAll = ({ permissions }: Pick<Session, 'permissions'>): boolean =>
  permissions.includes(authority.createExam) || permissions.includes(authority.deleteExam)

/** Which exams a person sees: whoever makes none, the public ones. */
export const seenBy = (session: Pick<Session, 'permissions'>): SQL | undefined =>
  seesAll(session) ? undefined : eq(exam.status, examStatus.public)
