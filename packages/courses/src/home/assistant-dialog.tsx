import { useClient } from '@mango/client/react'
import { foundKind, type Found, type TimetableHour } from '@mango/contract/today'
import { Dialog } from '@mango/ui/dialog'
import { Icon, type IconName } from '@mango/ui/icon'
import { Input } from '@mango/ui/input'
import { useTypingPause } from '@mango/ui/search-input'
import { Spinner } from '@mango/ui/spinner'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Audience } from '../courses.query.ts'
import { found as foundQuery } from '../today.query.ts'
import { coursePage, lessonPage, type Page, type Way } from '../way.ts'
import { answerTo } from './answers.ts'
import { pagesNamed, type NamedPage } from './pages.ts'

interface AssistantDialogProps {
  hours: readonly TimetableHour[]
  now: string
  audience: Audience
  pages: readonly NamedPage[]
  way: Way
  /** What is asked at once; empty for nothing. */
  first: string
  placeholder: string
  onClose(): void
}
interface Choice {
  readonly key: string
  readonly icon: IconName
  readonly kind: string
  readonly title: string
  readonly detail: string
  readonly page: Page
}

const pause = 200

/** What was found as something to go to. */
function choiceOf(one: Found, audience: Audience): Choice {
  const { kind, id, title, detail } = one
  const common = { key: `${kind} ${id}`, title, detail }
  if (kind === foundKind.student)
    return {
      ...common,
      icon: 'user',
      kind: '学生',
      page: { path: '/studentGrowth', query: { studentId: id, studentName: title } },
    }
  if (kind === foundKind.courseware)
    return { ...common, icon: 'file', kind: '课件', page: { path: '/classroom/list', query: { name: title } } }
  if (kind === foundKind.lesson)
    return {
      ...common,
      icon: 'play',
      kind: '课堂',
      page: lessonPage(audience, id, { ...one, courseId: one.courseId ?? 0 }),
    }
  const className = detail.split(' · ')[0] ?? ''
  return {
    ...common,
    icon: 'book',
    kind: '课程',
    page: coursePage(audience, { courseId: id, classId: one.classId, preInstall: one.preInstall, className }),
  }
}

/** Answers questions about the timetable, and finds courses, students, coursewares and pages: all by keyboard. */
export default function AssistantDialog(props: AssistantDialogProps) {
  const { hours, now, audience, pages, way, first, placeholder, onClose } = props
  const id = useId()
  const client = useClient()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(first)
  const [at, setAt] = useState(0)
  const words = typed.trim()
  const [searched, setSearched] = useState(words)
  const composition = useTypingPause(words, pause, setSearched)
  const answer = words === '' ? undefined : answerTo(words, hours, now, audience)
  const load = useQuery({ ...foundQuery(client, searched), enabled: searched !== '' && searched === words })

  const named = pagesNamed(pages, words).map(({ name, page }): Choice => ({
    key: name,
    icon: 'arrow-right',
    kind: '页面',
    title: name,
    detail: '',
    page,
  }))
  const choices = [...named, ...(words === '' ? [] : (load.data?.data ?? []).map((one) => choiceOf(one, audience)))]
  // What was found for the words before stays in view, and is not what Enter means.
  const isOld = searched !== words || load.isPlaceholderData
  const active = Math.min(at, (isOld ? named : choices).length - 1)
  useEffect(() => {
    const row = list.current?.children[active]
    const frame = list.current
    if (!frame || !(row instanceof HTMLElement)) return
    frame.scrollTop = Math.max(
      row.offsetTop + row.offsetHeight - frame.clientHeight,
      Math.min(frame.scrollTop, row.offsetTop),
    )
  }, [active])

  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    way.go(choice.page)
  }
  const pressKey = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (to === undefined || choices.length === 0) return
    event.preventDefault()
    setAt((to + choices.length) % choices.length)
  }
  const searching = searched !== words || load.isFetching
  return (
    <Dialog open title="助手" closeOnBackdrop onClose={onClose} className="assistant-dialog">
      <Input
        data-autofocus
        size="l"
        role="combobox"
        aria-label="问助手或查找"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={placeholder}
        maxLength={64}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setAt(0)
        }}
        {...composition}
        onKeyDown={pressKey}
        onEnter={() => choose(choices[active])}
        clearable
        prefix={<Icon name="search" />}
        suffix={words !== '' && searching ? <Spinner /> : undefined}
      />
      <div role="status">{answer && <p className="assistant-answer">{answer}</p>}</div>
      <div ref={list} id={`${id}-list`} className="assistant-list" role="listbox" aria-label="找到的">
        {choices.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
          <div
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(choice)}
          >
            <Icon name={choice.icon} />
            <b>{choice.title}</b>
            <span className="quiet">{choice.detail}</span>
            <span className="quiet">{choice.kind}</span>
          </div>
        ))}
      </div>
      {words !== '' && <LoadFailure load={load} title="没有搜索出来" compact />}
      {words !== '' && !searching && !load.error && choices.length === 0 && !answer && (
        <p className="home-empty">没有找到“{words}”。可以问“下一节课在哪”“明天有什么课”，或换个名字。</p>
      )}
    </Dialog>
  )
}
