import '@mango/elements/exam-list'
import type { ViewChangeDetail } from '@mango/elements/exam-list'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { parseSearch } from '../query.ts'

const path = '/examinationMan/administration'

/** Exam management. Filters, page and basket are in the address; while the screen is only kept, they are not this one's. */
export default function ExamList() {
  const navigate = useNavigate()
  const [view, setView] = useState('')
  const search = useLocation({
    select: (location) => (location.pathname === path ? location.searchStr.slice(1) : null),
  })
  if (search !== null && search !== view) setView(search)
  const list = useRef<HTMLElementTagNameMap['exam-list']>(null)
  // A new exam is to be seen: what was left in the filters would hide it.
  const created = useLocation({
    select: ({ pathname, state }) => (pathname === path && state.fresh ? state : undefined),
  })
  useEffect(() => {
    if (created) list.current?.reset()
  }, [created])
  const go = (to: string, query: Record<string, unknown> = {}, replace = false) =>
    void navigate({ to, search: query, replace })
  return (
    <div className="page wide">
      <exam-list
        ref={list}
        view={view}
        onview-change={({ detail }: CustomEvent<ViewChangeDetail>) => {
          if (search !== null) go(path, parseSearch(detail.view), detail.replace)
        }}
        onexam-open={(event) => {
          event.preventDefault()
          go('/examinationMan/details', { ...event.detail })
        }}
        onexam-create={(event) => {
          event.preventDefault()
          go('/examinationMan/newExams')
        }}
      />
    </div>
  )
}
