import { courseColors, isCustomCourse, type Course } from '@mango/contract/courses'

/** The colour card of a course; the first where the server holds something else. */
export const colorOf = (coverUrl: string): string =>
  courseColors.find((color) => color === coverUrl.toLowerCase()) ?? courseColors[0]

/** Which of the drawings stands on a card: the same for the same colour. */
export const drawingOf = (coverUrl: string, drawings: number): number =>
  courseColors.findIndex((color) => color === colorOf(coverUrl)) % drawings

export interface Term {
  readonly name: string
  readonly courses: readonly Course[]
}
/** Courses by the name of their term, in the order in which they come. */
export function byTerm(courses: readonly Course[]): Term[] {
  const terms = new Map<string, Course[]>()
  for (const course of courses) {
    const name = course.termName ?? ''
    terms.set(name, [...(terms.get(name) ?? []), course])
  }
  return [...terms].map(([name, ofTerm]) => ({ name, courses: ofTerm }))
}

/** What the pages of a course are asked with. */
export const courseAddress = ({ courseId, classId, preInstall, className }: CourseKey) => ({
  courseId,
  classId: classId ?? undefined,
  isCustomCourse: preInstall ? isCustomCourse.no : isCustomCourse.yes,
  className,
})
export interface CourseKey {
  readonly courseId: number
  readonly classId: number | null
  readonly preInstall: boolean
  readonly className: string
}
