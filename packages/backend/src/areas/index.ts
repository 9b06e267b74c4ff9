import type { Calls } from '@mango/contract/calls'
import type { Handlers } from '../handler.ts'
import { account } from './account/index.ts'
import { analytics } from './analytics/index.ts'
import { answerPad } from './answer-pad/index.ts'
import { coursewares } from './coursewares/index.ts'
import { exams } from './exams/index.ts'
import { headmasterCockpit } from './headmaster-cockpit/index.ts'
import { homepage } from './homepage/index.ts'
import { lessons } from './lessons/index.ts'
import { library } from './library/index.ts'
import { liveClassArea } from './live-class/index.ts'
import { qrCode } from './qr-code/index.ts'
import { questions } from './questions/index.ts'
import { students } from './students/index.ts'
import { scores } from './scores/index.ts'
import { studyMonitor } from './study-monitor/index.ts'
import { subjects } from './subjects/index.ts'

/** Areas of the contract that are still to be built. Whoever builds one takes its name away here. */
export const unbuiltAreas = [
  'correction',
  'courses',
  'evaluation',
  'growthProfile',
  'mistakeNotebook',
  'paperRecords',
] as const satisfies readonly (keyof Calls)[]
export type BuiltArea = Exclude<keyof Calls, (typeof unbuiltAreas)[number]>

/** What the backend does for each call; a call of a built area that is missing here does not compile. */
export const handlers: Handlers<BuiltArea> = {
  account,
  analytics,
  answerPad,
  coursewares,
  exams,
  headmasterCockpit,
  homepage,
  lessons,
  library,
  liveClass: liveClassArea,
  qrCode,
  questions,
  scores,
  students,
  studyMonitor,
  subjects,
}
