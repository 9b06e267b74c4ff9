import '@mango/elements/paper-detail'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useBackToPapers } from './use-back-to-papers.ts'

/** An answered paper. Back goes to the list as it was left. */
export default function PaperDetail() {
  const { id, type } = useSearch({ from: '/frame/mangoStudent/detailPaper' })
  const kind = type === 'exam' ? 'exam' : 'homework'
  const navigate = useNavigate()
  const back = useBackToPapers(kind)
  return (
    <div className="page wide">
      <paper-detail
        paper-id={id}
        type={kind}
        onpaper-back={back}
        oncorrection-open={(event) => {
          event.preventDefault()
          void navigate({ to: '/mangoStudent/answerCorrection', search: event.detail })
        }}
      />
    </div>
  )
}
