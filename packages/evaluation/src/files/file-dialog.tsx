import type { Category, EvaluationFile } from '@mango/contract/evaluation'
import { ChangeCategory } from './change-category.tsx'
import { DeleteFile } from './delete-file.tsx'
import { RateFile } from './rate-file.tsx'
import { RenameFile } from './rename-file.tsx'
import type { FileWish } from './use-file-actions.ts'

interface FileDialogProps {
  wish: FileWish
  file: EvaluationFile
  /** The category it is in. */
  categoryId: number | undefined
  kinds: readonly Category[]
  onDeleted(file: EvaluationFile): void
  onClose(): void
}

/** The dialog that something is done to a file with. */
export default function FileDialog({ wish, kinds, categoryId, onDeleted, ...props }: FileDialogProps) {
  switch (wish) {
    case 'rename':
      return <RenameFile {...props} />
    case 'rate':
      return <RateFile {...props} />
    case 'category':
      return <ChangeCategory {...props} {...{ categoryId, kinds }} />
    case 'delete':
      return <DeleteFile {...props} {...{ onDeleted }} />
  }
}
