import type { Courseware } from '@mango/contract/coursewares'
import { lateDialog } from '@mango/widget/late-dialog'
import type { ClassStartDetail } from '../courseware-list.face.ts'

const DeleteDialog = lateDialog(() => import('./delete-dialog.tsx'))
const StartDialog = lateDialog(() => import('./start-dialog.tsx'))
const DetailDialog = lateDialog(() => import('./detail-dialog.tsx'))
const ScoreDialog = lateDialog(() => import('./score-dialog.tsx'))

export interface OpenDialog {
  readonly kind: 'start' | 'detail' | 'scores' | 'delete'
  readonly courseware: Courseware
}

interface CoursewareDialogsProps {
  dialog: OpenDialog | undefined
  onClose(): void
  onBegun(detail: ClassStartDetail): void
  /** The held classes of a courseware are wanted. */
  onHeld(coursewareId: number): void
}

/** The one dialog that is open over the list. */
export function CoursewareDialogs({ dialog, onClose, onBegun, onHeld }: CoursewareDialogsProps) {
  if (!dialog) return null
  const { kind, courseware } = dialog
  if (kind === 'start') return <StartDialog courseware={courseware} onClose={onClose} onBegun={onBegun} />
  if (kind === 'delete') return <DeleteDialog courseware={courseware} onClose={onClose} />
  if (kind === 'detail') return <DetailDialog courseware={courseware} onClose={onClose} />
  return <ScoreDialog courseware={courseware} onClose={onClose} onHeld={() => onHeld(courseware.id)} />
}
