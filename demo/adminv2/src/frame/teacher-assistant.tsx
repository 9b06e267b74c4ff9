import '@mango/elements/teacher-home'
import type { TeacherHomeElement } from '@mango/elements/teacher-home'
import { useEffect, useRef } from 'react'
import { usePageOpen } from '../screens/use-page-open.ts'

export default function TeacherAssistant() {
  const home = useRef<TeacherHomeElement>(null)
  useEffect(() => void home.current?.ask(), [])
  return <teacher-home ref={home} className="assistant" assistantOnly onpage-open={usePageOpen()} />
}
