import '@mango/elements/evaluation-tree'
import '@mango/elements/resource-library'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { parseSearch } from '../query.ts'

const path = '/curriculumEvaluation'

/** The tree of evaluation targets. What is shown is in the address; while the screen is only kept, that is not this one's. */
export default function CurriculumEvaluation() {
  const navigate = useNavigate()
  const [view, setView] = useState('')
  const search = useLocation({
    select: (location) => (location.pathname === path ? location.searchStr.slice(1) : null),
  })
  if (search !== null && search !== view) setView(search)
  return (
    <div className="page wide">
      <evaluation-tree
        view={view}
        onview-change={({ detail }) => {
          if (search !== null)
            void navigate({
              to: path,
              search: parseSearch(detail.view),
              replace: detail.replace,
            })
        }}
      />
    </div>
  )
}
