import { createRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

const classroomSection = createRoute({ getParentRoute: () => frame, path: 'classroom' })

export const classroom = classroomSection.addChildren([
  ...toDefault(classroomSection, '/classroom/list'),
  screen(classroomSection, 'list', {
    title: '实时课堂',
    component: chunk(() => import('../screens/courseware-list.tsx')),
    query: { subjectId: 'id', gradeId: 'id', share: 'bit', name: 'text' },
  }),
  screen(classroomSection, 'config', {
    title: '实时课堂',
    component: chunk(() => import('../screens/courseware-config.tsx')),
    query: { courseId: 'id', subjectValue: 'id' },
  }),
  screen(classroomSection, 'start', {
    title: '实时课堂',
    component: chunk(() => import('../screens/running-class.tsx')),
    // Several classes held together are joined by commas.
    query: { courseId: 'id', roomId: 'id', classId: 'text' },
    barless: true,
  }),
])

const examSection = createRoute({ getParentRoute: () => frame, path: 'examinationMan' })

export const examinationMan = examSection.addChildren([
  ...toDefault(examSection, '/examinationMan/administration'),
  screen(examSection, 'administration', {
    title: '考试管理',
    component: chunk(() => import('../screens/exam-list.tsx')),
    query: {
      schoolYear: 'id',
      type: 'id',
      termId: 'id',
      status: 'id',
      gradeId: 'id',
      subjectIds: 'text',
      name: 'text',
      page: 'id',
      merge: 'text',
    },
    kept: true,
  }),
  // The documents call this route `detaild`.
  screen(examSection, 'details', {
    title: '考试详情',
    component: chunk(() => import('../screens/exam-details.tsx')),
    query: { examId: 'id', name: 'text' },
  }),
  screen(examSection, 'newExams', {
    title: '新建考试',
    component: chunk(() => import('../screens/exam-form.tsx')),
  }),
])

const monitorSection = createRoute({ getParentRoute: () => frame, path: 'studyMonitor' })

export const studyMonitor = monitorSection.addChildren([
  ...toDefault(monitorSection, '/studyMonitor/monitorIndex'),
  screen(monitorSection, 'monitorIndex', {
    title: '学习监测',
    component: chunk(() => import('../screens/study-monitor.tsx')),
    query: { date: 'text', name: 'text', classId: 'id', from: 'text', to: 'text', page: 'id' },
  }),
])
