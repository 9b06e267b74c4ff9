import '@mango/elements/lesson-view'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** A lesson as a student watches it. */
export default function StudentLesson() {
  const navigate = useNavigate()
  const { lessonId, t } = useSearch({ from: '/frame/mangoStudent/studentClassVideo' })
  return (
    <div className="page wide">
      <lesson-view
        audience="student"
        lesson-id={lessonId}
        start={t ?? 0}
        onlesson-open={(event) => {
          event.preventDefault()
          void navigate({ to: '/mangoStudent/studentClassVideo', search: { lessonId: event.detail.lessonId } })
        }}
      />
    </div>
  )
}
