import { useClient } from '@mango/client/react'
import { studentSearchDelay, text, type CourseClass } from '@mango/contract/courses'
import { Checkbox } from '@mango/ui/checkbox'
import { Icon } from '@mango/ui/icon'
import { SearchInput } from '@mango/ui/search-input'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { LoadFailure, useTellFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classes as classesQuery, studentsNamed, studentsOfClass } from '../courses.query.ts'
import { calledAmong, chosenIn, isChosen, tickClass, tickStudent, type Selection, type Student } from './selection.ts'

interface StudentChoiceProps {
  selection: Selection
  missing: boolean
  onChange(change: (selection: Selection) => Selection): void
}

/** Classes with their students, to be ticked as a whole or one by one, and a search over all of them. */
export function StudentChoice({ selection, missing, onChange }: StudentChoiceProps) {
  const client = useClient()
  const load = useQuery(classesQuery(client))
  const [opened, setOpened] = useState<number>()
  const [searched, setSearched] = useState('')
  /** How many classes were opened: each empties the search. */
  const [openings, setOpenings] = useState(0)
  const tellFailure = useTellFailure()
  const own = load.data?.data ?? []
  // Whom a course has of classes that are not taught any more stays to be seen.
  const foreign = classesIn(selection).filter((one) => !own.some(({ id }) => id === one.id))
  const all = [...own, ...foreign]
  const shown = all.find(({ id }) => id === opened) ?? all[0]
  const called = calledAmong([...selection.alone.values()])

  const tick = async (student: Student, on: boolean) => {
    const of = all.find(({ id }) => id === student.classId)
    if (!of) return
    // A tick is seen at once; only the others of a whole class have to be asked for.
    if (on || !selection.whole.has(of.id)) return onChange((before) => tickStudent(before, student, on, of))
    try {
      const { data } = await client.queries.ensureQueryData(studentsOfClass(client, of.id))
      onChange((before) => tickStudent(before, student, on, of, data))
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <section className="student-choice" aria-label="学生" data-missing={missing || undefined}>
      <div className="student-choice-head">
        <h3>
          学生
          <span className="field-required" aria-hidden="true">
            *
          </span>
        </h3>
        {missing && (
          <p className="student-missing" role="alert">
            {text.studentsMissing}
          </p>
        )}
        <SearchInput
          key={openings}
          className="student-search"
          aria-label="搜索学生"
          placeholder="搜索学生姓名或学号"
          maxLength={64}
          value={searched}
          onSearch={setSearched}
          pause={studentSearchDelay}
        />
      </div>
      <LoadFailure load={load} title={text.errorTitle} compact />
      {load.isPending && <Skeleton lines={6} />}
      {load.isSuccess && (
        <div className="student-panes" data-searched={searched !== '' || undefined}>
          <ul className="class-list" aria-label="班级">
            {all.map((one) => (
              <ClassRow
                key={one.id}
                of={one}
                selection={selection}
                open={searched === '' && one.id === shown?.id}
                onOpen={() => {
                  setOpened(one.id)
                  setOpenings(openings + 1)
                  setSearched('')
                }}
                onTick={(on) => onChange((before) => tickClass(before, one, on))}
              />
            ))}
          </ul>
          {searched !== '' ? (
            <FoundStudents query={searched} selection={selection} onTick={tick} />
          ) : (
            shown && (
              <ClassStudents
                key={shown.id}
                of={shown}
                selection={selection}
                onTick={tick}
                onTickAll={(on) => onChange((before) => tickClass(before, shown, on))}
              />
            )
          )}
        </div>
      )}
      <ul className="chosen-list" aria-label="已选">
        {[...selection.whole.values()].map((one) => (
          <li key={`c${one.id}`}>
            <Tag tone="leaf" onRemove={() => onChange((before) => tickClass(before, one, false))}>
              {`${one.name} 全班 ${one.studentNum} 人`}
            </Tag>
          </li>
        ))}
        {[...selection.alone.values()].map((student) => (
          <li key={student.id}>
            <Tag onRemove={() => onChange((before) => withoutStudent(before, student.id))}>{called(student)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  )
}

const withoutStudent = ({ whole, alone }: Selection, id: number): Selection => ({
  whole,
  alone: new Map([...alone].filter(([other]) => other !== id)),
})

/** The classes that somebody is chosen from. */
function classesIn({ whole, alone }: Selection): CourseClass[] {
  const known = new Map(whole)
  for (const { classId, className } of alone.values())
    if (!known.has(classId)) known.set(classId, { id: classId, name: className, studentNum: 0 })
  return [...known.values()]
}

interface ClassRowProps {
  of: CourseClass
  selection: Selection
  open: boolean
  onOpen(): void
  onTick(on: boolean): void
}

function ClassRow({ of, selection, open, onOpen, onTick }: ClassRowProps) {
  const whole = selection.whole.has(of.id)
  const some = chosenIn(selection, of.id).length
  return (
    <li className="class-row" data-open={open || undefined}>
      <Checkbox checked={whole} indeterminate={some > 0} aria-label={`${of.name} 全班`} onChange={onTick} />
      <button type="button" aria-pressed={open} onClick={onOpen}>
        <span className="class-name">{of.name}</span>
        <span className="num">{some > 0 ? `${some}/${of.studentNum}` : of.studentNum}</span>
        <Icon name="chevron-right" size={14} />
      </button>
    </li>
  )
}

interface TicksProps {
  selection: Selection
  onTick(student: Student, on: boolean): Promise<void>
}

function ClassStudents({
  of,
  selection,
  onTick,
  onTickAll,
}: TicksProps & { of: CourseClass; onTickAll(on: boolean): void }) {
  const client = useClient()
  const load = useQuery(studentsOfClass(client, of.id))
  const whole = selection.whole.has(of.id)
  const some = chosenIn(selection, of.id).length
  return (
    <div className="student-pane">
      <div className="student-pane-head">
        <Checkbox checked={whole} indeterminate={some > 0} onChange={onTickAll}>
          <b>{of.name}</b>
        </Checkbox>
        <span className="num">
          已选 {whole ? of.studentNum : some} / {of.studentNum}
        </span>
      </div>
      <LoadFailure load={load} title={text.errorTitle} compact />
      {load.isPending && <Skeleton lines={6} />}
      {load.data && <Ticks students={load.data.data} selection={selection} onTick={onTick} none="这个班还没有学生" />}
    </div>
  )
}

function FoundStudents({ query, selection, onTick }: TicksProps & { query: string }) {
  const client = useClient()
  const load = useQuery(studentsNamed(client, query))
  return (
    <div className="student-pane" aria-live="polite">
      <div className="student-pane-head">
        <b>“{query}”</b>
        {load.data && <span className="num">找到 {load.data.data.length} 名学生</span>}
      </div>
      <LoadFailure load={load} title={text.errorTitle} compact />
      {load.isPending && <Skeleton lines={4} />}
      {load.data && (
        <Ticks
          students={load.data.data}
          selection={selection}
          onTick={onTick}
          named
          none="没有找到学生，换个名字或学号试试"
        />
      )}
    </div>
  )
}

interface StudentTicksProps extends TicksProps {
  students: readonly Student[]
  /** With the class of each, where they are of several. */
  named?: boolean
  /** What is said where there is none. */
  none: string
}

function Ticks({ students, selection, onTick, named, none }: StudentTicksProps) {
  const called = calledAmong(students)
  if (students.length === 0) return <p className="student-none">{none}</p>
  return (
    <ul className="student-ticks" data-named={named}>
      {students.map((student) => (
        <li key={student.id}>
          <Checkbox checked={isChosen(selection, student)} onChange={(on) => void onTick(student, on)}>
            {called(student)}
            {named && <small>{student.className}</small>}
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
