import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text, type Subject } from '@mango/contract/subjects'
import { Button } from '@mango/ui/button'
import { Menu } from '@mango/ui/menu'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { restoredSubject } from './rules.ts'
import { subjectMemory } from './subject-memory.ts'
import { barSubjects } from './top-bar.query.ts'

/** The subject everything else on the page goes by. Chosen once, it is found again at the next visit. */
export function SubjectMenu({ onChange }: { onChange: (subject: Subject, chosen: boolean) => void }) {
  const client = useClient()
  const notify = useNotify()
  const subjects = useQuery(barSubjects(client))
  const [chosen, setChosen] = useState<Subject>()
  const list = subjects.data?.data ?? []
  const subject = chosen ?? restoredSubject(list, subjectMemory.get())
  const isMissing = subjects.isSuccess && list.length === 0

  const tellMissing = useEffectEvent(() => notify({ kind: 'error', text: text.noSubjects }))
  useEffect(() => {
    if (isMissing) tellMissing()
  }, [isMissing])
  const tellRestored = useEffectEvent(() => {
    if (subject && !chosen) onChange(subject, false)
  })
  const restoredId = subject?.id
  useEffect(() => {
    if (restoredId !== undefined) tellRestored()
  }, [restoredId])

  if (subjects.isPending) return <Skeleton width={72} height={28} />
  if (!subject)
    return (
      <Button size="s" className="bar-pill" onClick={() => void subjects.refetch()} busy={subjects.isFetching}>
        {text.noSubjects}
      </Button>
    )
  const choose = (next: Subject) => {
    subjectMemory.set(next.id)
    setChosen(next)
    onChange(next, true)
  }
  return (
    <Menu
      label="科目"
      placement="bottom-end"
      items={list.map((one) => ({
        label: one.name,
        mark: <SubjectSign subject={one} />,
        checked: one.id === subject.id,
        onSelect: () => choose(one),
      }))}
      trigger={(trigger) => (
        <Button {...trigger} size="s" className="bar-pill" iconEnd="chevron-down" aria-label={`科目：${subject.name}`}>
          <SubjectSign subject={subject} />
          <span className="bar-pill-text">{subject.name}</span>
        </Button>
      )}
    />
  )
}

/** Its icon where the server gives one, else a dot in its colour. */
function SubjectSign({ subject: { icon, color } }: { subject: Subject }) {
  const address = safeUrl(icon)
  if (address) return <img className="bar-icon" src={address} alt="" />
  return <span className="bar-dot" style={{ background: color }} />
}
