import type { MistakeQuestion } from '@mango/contract/mistake-notebook'
import type { ComponentProps } from '@mango/element'
import { lateDialog } from '@mango/widget/late-dialog'
import type { face } from './mistake-notebook.face.ts'
import type { Owner, PaperContent, Place, SemesterKey } from './notebook.query.ts'

export type OpenDialog =
  | { readonly kind: 'review' }
  | { readonly kind: 'statistics' }
  | { readonly kind: 'print'; readonly place: Place; readonly content: PaperContent }
  | {
      readonly kind: 'reasons'
      readonly place: Place
      readonly question: MistakeQuestion
      readonly paperId: number | null
      /** One of its parts. */
      readonly part?: MistakeQuestion['orders'][number]
    }
  | { readonly kind: 'explanation'; readonly url: string }

const ReviewDialog = lateDialog(() => import('./review/review-dialog.tsx'))
const StatisticsDialog = lateDialog(() => import('./statistics/statistics-dialog.tsx'))
const PrintDialog = lateDialog(() => import('./basket/print-dialog.tsx'))
const ReasonDialog = lateDialog(() => import('./reason/reason-dialog.tsx'))
const ExplanationDialog = lateDialog(() => import('./explanation/explanation-dialog.tsx'))

interface NotebookDialogsProps {
  dialog: OpenDialog
  owner: Owner
  semester: SemesterKey | undefined
  emit: ComponentProps<typeof face>['emit']
  onClose(): void
}

/** The dialog that is open; each comes when it is first wanted. */
export function NotebookDialogs({ dialog, owner, semester, emit, onClose }: NotebookDialogsProps) {
  if (dialog.kind === 'review') return <ReviewDialog studentId={owner.studentId} onClose={onClose} />
  if (dialog.kind === 'statistics')
    return semester && <StatisticsDialog studentId={owner.studentId} semester={semester} onClose={onClose} />
  if (dialog.kind === 'print')
    return <PrintDialog place={dialog.place} content={dialog.content} emit={emit} onClose={onClose} />
  if (dialog.kind === 'reasons') return <ReasonDialog {...dialog} onClose={onClose} />
  return <ExplanationDialog url={dialog.url} onClose={onClose} />
}
