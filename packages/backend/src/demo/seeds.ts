import { coursesSeed } from './courses.ts'
import { examsSeed } from './exams.ts'
import { homepageSeed } from './homepage.ts'
import { lessonsSeed } from './lessons.ts'
import { liveClassSeed } from './live-class.ts'
import { librarySeed } from './library.ts'
import { peopleSeed } from './people.ts'
import { studyMonitorSeed } from './study-monitor.ts'
import type { Seed } from './seed.ts'

/** The parts of the demo, in order. A new area adds its own file and one line here. */
export const seeds: readonly Seed[] = [
  peopleSeed,
  homepageSeed,
  librarySeed,
  examsSeed,
  studyMonitorSeed,
  liveClassSeed,
  coursesSeed,
  lessonsSeed,
]
