export { QuestionOptions } from './question-options.tsx'
