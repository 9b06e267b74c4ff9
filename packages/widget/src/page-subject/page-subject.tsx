import { latePart } from '../late-part/index.ts'

/** Says that a screen goes by the subject of the page, and lets it go. */
export const PageSubject = latePart(
  () => import('./subject-tag.tsx'),
  () => <i className="tag" />,
)
