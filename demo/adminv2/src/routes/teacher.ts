import { createRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { lessonViewFields } from '../lesson-view-fields.ts'
import { coming } from '../screens/coming.tsx'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

const section = createRoute({ getParentRoute: () => frame, path: 'mangoTeacher' })

const classQuery = { courseId: 'id', classId: 'id', isCustomCourse: 'bit' } as const

export const mangoTeacher = section.addChildren([
  ...toDefault(section, '/mangoTeacher/teacherHomepage'),
  screen(section, 'teacherHomepage', {
    title: '教师首页',
    component: chunk(() => import('../screens/teacher-home.tsx')),
  }),
  screen(section, 'myCourses', {
    title: '我的课程',
    component: coming('我的课程', '在这里开课、管理正在上的课和已完成的课。'),
  }),
  screen(section, 'teacherClassroomList', {
    title: '班级课堂',
    component: chunk(() => import('../screens/teacher-lessons.tsx')),
    query: { ...classQuery, className: 'text', ...lessonViewFields },
  }),
  screen(section, 'myStudents', { title: '我的学生', component: coming('我的学生', '在这里查看任教班级的学生。') }),
  screen(section, 'teacherClassVideo', {
    title: '课堂视频',
    component: chunk(() => import('../screens/teacher-lesson.tsx')),
    // `t`: a second of the video.
    query: { ...classQuery, lessonId: 'id', t: 'id' },
  }),
])
