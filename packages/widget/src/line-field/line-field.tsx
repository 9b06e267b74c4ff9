import { wordsProblem } from '@mango/contract'
import { NameField, type NameFieldProps } from '../name-field/index.ts'

/** One line of words that are no name: kept as they are written, and as little cut. */
export const LineField = (props: Omit<NameFieldProps, 'problem'>) => <NameField {...props} problem={wordsProblem} />
