import { sessionUser } from '@mango/elements/session'
import { useEffect, useState } from 'react'
import { chunk } from '../chunk.tsx'

const TeacherAssistant = chunk(() => import('./teacher-assistant.tsx'))
const StudentAssistant = chunk(() => import('./student-assistant.tsx'))

/** The assistant of the home on every other page: comes with the first Ctrl+K, and hears the next ones itself. */
export function Assistant() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    // After everybody on the page: a home that is shown answers for itself.
    const hear = (event: KeyboardEvent) => {
      const isPressed = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isPressed || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      event.preventDefault()
      setWanted(true)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  if (!wanted) return null
  return sessionUser()?.role === '学生' ? <StudentAssistant /> : <TeacherAssistant />
}
