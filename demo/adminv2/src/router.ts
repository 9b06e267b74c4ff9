import { createRouter } from '@tanstack/react-router'
import { basePath } from './base-path.ts'
import { parseSearch, stringifySearch } from './query.ts'
import { login, authorize } from './routes/login.ts'
import { frame, root } from './routes/root.ts'
import { classroom, examinationMan, studyMonitor } from './routes/teaching.ts'
import { legacy } from './routes/legacy.ts'
import { headmasterCockpit, curriculumEvaluation, studentGrowth } from './routes/standalone.ts'
import { mangoStudent } from './routes/student.ts'
import { mangoTeacher } from './routes/teacher.ts'
import { home, shortForms } from './routes/ways.ts'

const routeTree = root.addChildren([
  home,
  login,
  frame.addChildren([
    authorize,
    mangoTeacher,
    mangoStudent,
    classroom,
    examinationMan,
    studyMonitor,
    headmasterCockpit,
    curriculumEvaluation,
    studentGrowth,
    ...legacy,
  ]),
  ...shortForms,
])

export const router = createRouter({
  routeTree,
  basepath: basePath,
  parseSearch,
  stringifySearch,
  defaultPreload: false,
  // Kept screens put their own scroll back; the frame does it.
  scrollRestoration: (): boolean => router.state.matches.at(-1)?.staticData.kept === undefined,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
