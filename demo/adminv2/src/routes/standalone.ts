import { chunk } from '../chunk.tsx'
import { frame } from './root.ts'
import { screen } from './screen.ts'

export const headmasterCockpit = screen(frame, 'headmasterCockpit', {
  title: '校长驾驶舱',
  component: chunk(() => import('../screens/cockpit.tsx')),
  query: { header: 'bit' },
})

export const studentGrowth = screen(frame, 'studentGrowth', {
  title: '学生成长档案',
  component: chunk(() => import('../screens/student-growth.tsx')),
  query: {
    studentId: 'id',
    studentName: 'text',
    userToken: 'text',
    // The profile's own view.
    schoolYear: 'text',
    termId: 'text',
    subjectId: 'text',
    isTeachTarget: 'text',
    items: 'text',
    days: 'text',
  },
})

export const curriculumEvaluation = screen(frame, 'curriculumEvaluation', {
  title: '课程评价指标管理',
  component: chunk(() => import('../screens/curriculum-evaluation.tsx')),
})
