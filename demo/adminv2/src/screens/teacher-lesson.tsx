import '@mango/elements/lesson-view'
import '@mango/elements/resource-library'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** A lesson as its teacher keeps it. */
export default function TeacherLesson() {
  const navigate = useNavigate()
  const { lessonId, classId, courseId, isCustomCourse, t } = useSearch({
    from: '/frame/mangoTeacher/teacherClassVideo',
  })
  const place = { classId, courseId, isCustomCourse }
  return (
    <div className="page wide">
      <lesson-view
        audience="teacher"
        lesson-id={lessonId}
        class-id={classId}
        course-id={courseId}
        custom={isCustomCourse === 1}
        start={t ?? 0}
        onlesson-open={(event) => {
          event.preventDefault()
          void navigate({
            to: '/mangoTeacher/teacherClassVideo',
            search: { ...place, lessonId: event.detail.lessonId },
          })
        }}
      />
    </div>
  )
}
