import '@mango/elements/paper-list'
import type { ViewChangeDetail } from '@mango/elements/paper-list'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { parseSearch } from '../query.ts'

const places = { homework: '/mangoStudent/paperList', exam: '/mangoStudent/MangoExamList' } as const

/** Homework or exams of a student. Subject, month, words and page are in the address. */
export function Papers({ type }: { readonly type: keyof typeof places }) {
  const view = useLocation({ select: ({ searchStr }) => searchStr.slice(1) })
  const navigate = useNavigate()
  return (
    <div className="page wide">
      <paper-list
        type={type}
        view={view}
        onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
          void navigate({
            to: places[type],
            search: parseSearch(detail.view),
            replace: detail.replace,
          })
        }
        onpaper-open={(event) => {
          event.preventDefault()
          const { id, correctBySelf, quickExamPaperId } = event.detail
          if (correctBySelf)
            void navigate({ to: '/mangoStudent/answerCorrection', search: { id, type, quickExamPaperId } })
          else void navigate({ to: '/mangoStudent/detailPaper', search: { id, type } })
        }}
      />
    </div>
  )
}
