export { QuestionPicture } from './question-picture.tsx'
