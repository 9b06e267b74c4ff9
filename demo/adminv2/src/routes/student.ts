import { createRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { lessonViewFields } from '../lesson-view-fields.ts'
import { notebookFields } from '../screens/notebook-view.ts'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

const section = createRoute({ getParentRoute: () => frame, path: 'mangoStudent' })

const paperQuery = { subjectId: 'id', year: 'id', month: 'id', query: 'text', page: 'id' } as const

export const mangoStudent = section.addChildren([
  ...toDefault(section, '/mangoStudent/studentHomepage'),
  screen(section, 'studentHomepage', {
    title: '学生首页',
    component: chunk(() => import('../screens/student-home.tsx')),
  }),
  screen(section, 'digitalClassroom', {
    title: '数字课堂',
    component: chunk(() => import('../screens/student-courses.tsx')),
    query: { type: 'id' },
  }),
  screen(section, 'classroomList', {
    title: '课堂列表',
    component: chunk(() => import('../screens/student-lessons.tsx')),
    query: { id: 'id', isCustomCourse: 'bit', ...lessonViewFields },
  }),
  screen(section, 'examList', {
    title: '课程导航',
    component: chunk(() => import('../screens/course-navigation.tsx')),
    query: { type: 'id' },
  }),
  screen(section, 'paperList', {
    title: '作业',
    component: chunk(() => import('../screens/homework.tsx')),
    query: paperQuery,
  }),
  screen(section, 'MangoExamList', {
    title: '考试',
    component: chunk(() => import('../screens/student-exams.tsx')),
    query: paperQuery,
  }),
  screen(section, 'personal', { title: '个性化', component: chunk(() => import('../screens/personal.tsx')) }),
  screen(section, 'studentClassVideo', {
    title: '课堂视频',
    component: chunk(() => import('../screens/student-lesson.tsx')),
    // `t`: a second of the video.
    query: { lessonId: 'id', t: 'id' },
  }),
  screen(section, 'documentPreview', {
    title: '文档预览',
    component: chunk(() => import('../screens/document-preview.tsx')),
    query: { lessonId: 'id', file: 'text' },
  }),
  screen(section, 'wrongQuestion', {
    title: '我的错题集',
    component: chunk(() => import('../screens/wrong-question.tsx')),
    query: notebookFields,
  }),
  screen(section, 'detailPaper', {
    title: '试卷详情',
    component: chunk(() => import('../screens/paper-detail.tsx')),
    query: { id: 'id', type: 'text' },
  }),
  screen(section, 'answerCorrection', {
    title: '自主批改',
    component: chunk(() => import('../screens/answer-correction.tsx')),
    query: { id: 'id', type: 'text', quickExamPaperId: 'id' },
  }),
])
