import type { Calls } from '@mango/contract/calls'
import type { Handlers } from '../handler.ts'
import { account } from './account/index.ts'
import { analytics } from './analytics/index.ts'
import { answerPad } from './answer-pad/index.ts'
import { correction } from './correction/index.ts'
import { courses } from './courses/index.ts'
import { coursewares } from './coursewares/index.ts'
import { evaluation } from './evaluation/index.ts'
import { exams } from './exams/index.ts'
import { growthProfile } from './growth-profile/index.ts'
import { headmasterCockpit } from './headmaster-cockpit/index.ts'
import { homepage } from './homepage/index.ts'
import { lessons } from './lessons/index.ts'
import { library } from './library/index.ts'
import { liveClassArea } from './live-class/index.ts'
import { media } from './media/index.ts'
import { mistakeNotebook } from './mistake-notebook/index.ts'
import { paperRecords } from './paper-records/index.ts'
import { qrCode } from './qr-code/index.ts'
import { questions } from './questions/index.ts'
import { students } from './students/index.ts'
import { scores } from './scores/index.ts'
import { studyMonitor } from './study-monitor/index.ts'
import { subjects } from './subjects/index.ts'
import { today } from './today/index.ts'

/** What the backend does for each call; a call that is missing here does not compile. */
export const handlers: Handlers<keyof Calls> = {
  account,
  analytics,
  answerPad,
  correction,
  courses,
  coursewares,
  evaluation,
  exams,
  growthProfile,
  headmasterCockpit,
  homepage,
  lessons,
  library,
  liveClass: liveClassArea,
  media,
  mistakeNotebook,
  paperRecords,
  qrCode,
  questions,
  scores,
  students,
  studyMonitor,
  subjects,
  today,
}
