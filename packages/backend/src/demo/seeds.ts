import { evaluationSeed } from './evaluation.ts'
import { coursesSeed } from './courses.ts'
import { examPapersSeed } from './exam-papers.ts'
import { examsSeed } from './exams.ts'
import { heldClassesSeed } from './held-classes.ts'
import { growthProfileSeed } from './growth-profile.ts'
import { homeworkSeed } from './homework.ts'
import { homepageSeed } from './homepage.ts'
import { lessonsSeed } from './lessons.ts'
import { liveClassSeed } from './live-class.ts'
import { librarySeed } from './library.ts'
import { mistakeNotebookSeed } from './mistake-notebook.ts'
import { papersSeed } from './papers/index.ts'
import { peopleSeed } from './people.ts'
import { projectsSeed } from './projects.ts'
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
  heldClassesSeed,
  evaluationSeed,
  growthProfileSeed,
  coursesSeed,
  projectsSeed,
  papersSeed,
  examPapersSeed,
  mistakeNotebookSeed,
  pastClassesSeed,
  lessonsSeed,
  homeworkSeed,
]
