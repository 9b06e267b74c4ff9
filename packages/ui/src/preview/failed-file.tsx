import { EmptyState } from '../empty-state/index.ts'
import { texts } from './preview-texts.ts'

/** Stands where a file would be shown that does not come, or has no address. */
export const FailedFile = ({ name }: { name: string }) => (
  <div role="alert">
    <EmptyState drawing="broken" text={texts.failed} detail={name} />
  </div>
)
