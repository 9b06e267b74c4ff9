import { cleanName, nameProblem } from '@mango/contract'
import { LineField, type LineFieldProps } from '../line-field/index.ts'

/** The name of something: one line that is kept cleaned, and is no path. */
export const NameField = (props: Omit<LineFieldProps, 'kept' | 'problem'>) => (
  <LineField {...props} kept={cleanName} problem={nameProblem} />
)
