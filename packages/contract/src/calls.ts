import * as account from './account/calls.ts'
import * as analytics from './analytics/index.ts'
import * as answerPad from './answer-pad/index.ts'
import type { Call } from './call.ts'
import * as correction from './correction/calls.ts'
import * as courses from './courses/calls.ts'
import * as coursewares from './coursewares/calls.ts'
import * as evaluation from './evaluation/calls.ts'
import * as exams from './exams/calls.ts'
import * as growthProfile from './growth-profile/calls.ts'
import * as headmasterCockpit from './headmaster-cockpit/index.ts'
import * as homepage from './homepage/index.ts'
import * as lessons from './lessons/calls.ts'
import * as library from './library/index.ts'
import * as liveClass from './live-class/index.ts'
import * as media from './media/index.ts'
import * as mistakeNotebook from './mistake-notebook/calls.ts'
import * as paperRecords from './paper-records/calls.ts'
import * as qrCode from './qr-code/index.ts'
import * as questions from './questions/index.ts'
import * as students from './students/index.ts'
import * as scores from './scores/index.ts'
import * as studyMonitor from './study-monitor/calls.ts'
import * as subjects from './subjects/index.ts'
import * as today from './today/calls.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value

type CallsOf<Area> = { [Name in keyof Area as Area[Name] extends Call ? Name : never]: Area[Name] }
const callsOf = <Area extends object>(area: Area) =>
  Object.fromEntries(Object.entries(area).filter(([, value]) => isCall(value))) as CallsOf<Area>

/**
 * Every call by area. For whoever needs all of them (the backend's routes, OpenAPI, conformance); a widget imports
 * the few calls it makes from their area.
 */
export const calls = {
  account: callsOf(account),
  analytics: callsOf(analytics),
  answerPad: callsOf(answerPad),
  correction: callsOf(correction),
  courses: callsOf(courses),
  coursewares: callsOf(coursewares),
  evaluation: callsOf(evaluation),
  exams: callsOf(exams),
  growthProfile: callsOf(growthProfile),
  headmasterCockpit: callsOf(headmasterCockpit),
  homepage: callsOf(homepage),
  lessons: callsOf(lessons),
  library: callsOf(library),
  liveClass: callsOf(liveClass),
  media: callsOf(media),
  mistakeNotebook: callsOf(mistakeNotebook),
  paperRecords: callsOf(paperRecords),
  qrCode: callsOf(qrCode),
  questions: callsOf(questions),
  students: callsOf(students),
  scores: callsOf(scores),
  studyMonitor: callsOf(studyMonitor),
  subjects: callsOf(subjects),
  today: callsOf(today),
}
export type Calls = typeof calls
