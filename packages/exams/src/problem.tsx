import { isExpired, readable } from '@mango/client'

/** Why what a dialog was to do was not done, in the dialog. An expired session has its own end. */
export const Problem = ({ error }: { error: Error | null }) =>
  error && !isExpired(error) ? (
    <p className="exam-problem" role="alert">
      {readable(error)}
    </p>
  ) : null
