import { EmptyState } from '../empty-state/index.ts'
import type { PreviewTexts } from './preview-texts.ts'

/** Stands where a file would be shown that does not come, or has no address. */
export const FailedFile = ({ name, texts }: { name: string; texts: PreviewTexts }) => (
  <div role="alert">
    <EmptyState drawing="broken" text={texts.failed} detail={name} />
  </div>
)
