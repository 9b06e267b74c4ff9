import { createRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { lessonViewFields } from '../lesson-view-fields.ts'
import { coming } from '../screens/coming.tsx'
import { notebookFields } from '../screens/notebook-view.ts'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

const section = createRoute({ getParentRoute: () => frame, path: 'mangoStudent' })

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
  screen(section, 'examList', { title: '考试列表', component: coming('考试列表', '在这里查看参加过的考试。') }),
  screen(section, 'paperList', { title: '试卷列表', component: coming('试卷列表', '在这里查看作业和试卷。') }),
  screen(section, 'MangoExamList', { title: '我的考试', component: coming('我的考试', '在这里查看考试记录。') }),
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
    component: coming('试卷详情', '在这里查看答题情况。'),
    query: { id: 'id', type: 'text' },
  }),
  screen(section, 'answerCorrection', {
    title: '自主批改',
    component: coming('自主批改', '在这里对照答案批改自己的作业。'),
    query: { id: 'id', type: 'text', quickExamPaperId: 'id' },
  }),
])
