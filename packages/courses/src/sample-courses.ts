import { courseColors } from '@mango/contract/courses'

/** Courses of a story, as the server would answer them. */
export const sampleCourses = (count: number, change: object = {}) => ({
  data: Array.from({ length: count }, (_, index) => ({
    courseId: index + 1,
    classId: 1,
    preInstall: index % 3 !== 2,
    className: `七年级(${(index % 3) + 1})班`,
    title: ['七年级语文', '七年级数学', '名著共读社'][index % 3] ?? '',
    coverUrl: courseColors[index % courseColors.length] ?? '',
    cozClassVOS: [],
    teacherName: '林晓梅',
    studentNum: 45,
    ...change,
  })),
})
