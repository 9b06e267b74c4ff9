import { examsSeed } from './exams.ts'
import { growthProfileSeed } from './growth-profile.ts'
import { homepageSeed } from './homepage.ts'
import { liveClassSeed } from './live-class.ts'
import { librarySeed } from './library.ts'
import { peopleSeed } from './people.ts'
import { studyMonitorSeed } from './study-monitor.ts'
import { pastClassesSeed } from './past-classes.ts'
import type { Seed } from './seed.ts'

/** The parts of the demo, in order. A new area adds its own file and one line here. */
export const seeds: readonly Seed[] = [
  peopleSeed,
  homepageSeed,
  librarySeed,
  examsSeed,
  studyMonitorSeed,
  liveClassSeed,
  growthProfileSeed,
  pastClassesSeed,
]
