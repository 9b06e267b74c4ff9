import type { Course, CourseClass } from '@mango/contract/courses'

export interface Student {
  readonly id: number
  readonly name: string
  readonly classId: number
  readonly className: string
  readonly studentCode?: string | undefined
}

/** What each is called: the name, and for those who share one the student ID, or else the class. */
export function calledAmong(students: readonly Student[]): (student: Student) => string {
  const times = new Map<string, number>()
  for (const { name } of students) times.set(name, (times.get(name) ?? 0) + 1)
  return ({ name, studentCode, className }) =>
    (times.get(name) ?? 0) > 1 ? `${name}（${studentCode || className}）` : name
}

/** Who is to take part: classes as a whole, and students alone. A student of a whole class does not stand alone. */
export interface Selection {
  readonly whole: ReadonlyMap<number, CourseClass>
  readonly alone: ReadonlyMap<number, Student>
}
export const nobody: Selection = { whole: new Map(), alone: new Map() }

const without = <K, V>(map: ReadonlyMap<K, V>, gone: (value: V) => boolean) =>
  new Map([...map].filter(([, value]) => !gone(value)))

export const chosenIn = ({ alone }: Selection, classId: number): Student[] =>
  [...alone.values()].filter((student) => student.classId === classId)

export const isChosen = ({ whole, alone }: Selection, student: Student): boolean =>
  whole.has(student.classId) || alone.has(student.id)

/** Ticks a class with all of its students, or takes all of them away. */
export function tickClass({ whole, alone }: Selection, of: CourseClass, on: boolean): Selection {
  const others = without(whole, (one) => one.id === of.id)
  return {
    whole: on ? new Map([...others, [of.id, of]]) : others,
    alone: without(alone, (student) => student.classId === of.id),
  }
}

/**
 * Ticks a student; the last one of a class makes it whole. Taken out of a whole class, the others of it stay.
 * @param classmates everybody in the class: known to whoever takes one out of a whole class
 */
export function tickStudent(
  selection: Selection,
  student: Student,
  on: boolean,
  of: CourseClass,
  classmates: readonly Student[] = [],
): Selection {
  const { whole, alone } = selection
  if (on) {
    const more = new Map([...alone, [student.id, student] as const])
    const complete = of.studentNum > 0 && chosenIn({ whole, alone: more }, of.id).length >= of.studentNum
    return complete ? tickClass({ whole, alone: more }, of, true) : { whole, alone: more }
  }
  const rest = whole.has(of.id) ? new Map([...alone, ...classmates.map((one) => [one.id, one] as const)]) : alone
  return {
    whole: without(whole, (one) => one.id === of.id),
    alone: without(rest, (one) => one.id === student.id),
  }
}

interface Lists {
  readonly classes: readonly CourseClass[]
  readonly students: readonly Student[]
}

/** Classes as a whole, and students without theirs, as one choice. */
export const selectionFrom = ({ classes, students }: Lists): Selection => ({
  whole: new Map(classes.map((one) => [one.id, one])),
  alone: new Map(students.map((one) => [one.id, one])),
})

export const listsOf = ({ whole, alone }: Selection) => ({
  classes: [...whole.values()],
  students: [...alone.values()],
})

/** Whom a course has now. */
export const selectionOf = ({ cozClassVOS }: Pick<Course, 'cozClassVOS'>): Selection =>
  selectionFrom({
    classes: cozClassVOS
      .filter(({ selectAll }) => selectAll)
      .map(({ id, name, students }) => ({ id, name, studentNum: students.length })),
    students: cozClassVOS
      .filter(({ selectAll }) => !selectAll)
      .flatMap(({ id: classId, name: className, students }) =>
        students.map((student) => ({ ...student, classId, className })),
      ),
  })

export const headCount = ({ whole, alone }: Selection): number =>
  alone.size + [...whole.values()].reduce((sum, { studentNum }) => sum + studentNum, 0)

/** What is sent. */
export const idsOf = ({ whole, alone }: Selection) => ({ classIds: [...whole.keys()], studentIds: [...alone.keys()] })
