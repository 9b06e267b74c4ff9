import { sessionUser } from '@mango/elements/session'
import type { StudentHomeElement } from '@mango/elements/student-home'
import type { TeacherHomeElement } from '@mango/elements/teacher-home'
import { useEffect, useState } from 'react'
import { chunk } from '../chunk.tsx'

const TeacherAssistant = chunk(() => import('./teacher-assistant.tsx'))
const StudentAssistant = chunk(() => import('./student-assistant.tsx'))

/** The assistant by Ctrl+K on every page: a home that is shown opens its own, elsewhere one comes with the first press. */
export function Assistant() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isPressed = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isPressed || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      const home = document.querySelector<TeacherHomeElement | StudentHomeElement>('teacher-home, student-home')
      if (home) void home.ask()
      else setWanted(true)
    }
    // Elements keep to themselves what is typed in them.
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])
  if (!wanted) return null
  return sessionUser()?.role === '学生' ? <StudentAssistant /> : <TeacherAssistant />
}
