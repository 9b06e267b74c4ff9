import { authority } from '@mango/contract'
import { teachersWith, type AreaHandlers } from '../../handler.ts'
import { audiences, countReached, sendToMany } from './broadcast.ts'
import { listDays } from './days.ts'
import { listFeedback } from './feedback.ts'
import { listInNeed } from './help.ts'
import { listMessages } from './messages.ts'
import { recordings } from './recordings.ts'
import { sendToStudent } from './send.ts'
import { trendOf } from './trend.ts'
import { listUtterances } from './utterances.ts'

// The documents call it an admin function and show no role check: whoever sees its entry in the top bar may use it.
const access = teachersWith(authority.studyMonitor)

export const studyMonitor: AreaHandlers<'studyMonitor'> = {
  totalList: {
    access,
    handle: async ({ services, session, body }) => ({ data: await listDays(services.db, session.schoolId, body) }),
  },
  detailList: {
    access,
    handle: (input) => listUtterances(input.services.db, input.session.schoolId, input.body, recordings(input)),
  },
  msgHistory: {
    access,
    handle: ({ services, session, body }) => listMessages(services.db, session.schoolId, body),
  },
  feedbackList: {
    access,
    handle: (input) => listFeedback(input.services.db, input.session.schoolId, input.body, recordings(input)),
  },
  sendMsg: {
    access,
    repeats: 'double-press',
    handle: async ({ services, session, body, now }) => {
      await sendToStudent(services.db, session, body, now)
      return {}
    },
  },
  sendDingMsg: {
    access,
    repeats: 'double-press',
    handle: async ({ services, session, body, now }) => {
      await sendToStudent(services.db, session, body, now)
      return {}
    },
  },
  send2All: {
    access,
    repeats: 'double-press',
    handle: async ({ services, session, body, now }) => {
      await sendToMany(services.db, session, body.msg, body, now)
      return {}
    },
  },
  countRecipients: {
    access,
    handle: async ({ services, session }) => ({ data: await countReached(services.db, session.schoolId) }),
  },
  broadcastAudiences: {
    access,
    handle: async ({ services, session }) => ({ data: await audiences(services.db, session.schoolId) }),
  },
  studentsInNeed: {
    access,
    handle: async ({ services, session, body, now }) => ({
      data: await listInNeed(services.db, session.schoolId, body, now),
    }),
  },
  trend: {
    access,
    handle: async ({ services, session, body, now }) => ({
      data: await trendOf(services.db, session.schoolId, body, now),
    }),
  },
}
