import '@mango/elements/student-home'
import type { StudentHomeElement } from '@mango/elements/student-home'
import { useEffect, useRef } from 'react'
import { usePageOpen } from '../screens/use-page-open.ts'

export default function StudentAssistant() {
  const home = useRef<StudentHomeElement>(null)
  useEffect(() => void home.current?.ask(), [])
  return <student-home ref={home} className="assistant" assistantOnly onpage-open={usePageOpen()} />
}
