import { isExpired, readable, type SessionUser } from '@mango/client'
import { useClient } from '@mango/client/react'
import { loginByToken, loginFrom, loginSign } from '@mango/contract/account'
import { Button } from '@mango/ui/button'
import { Menu } from '@mango/ui/menu'
import { useNotify } from '@mango/ui/notice'
import { lateDialog } from '@mango/widget/late-dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

const LeaveQuestion = lateDialog(() => import('./leave-question.tsx'))

/**
 * Whether the browser would ask before the page is left. When the new session is there it is too late for that: the
 * uploads of the old one end with it.
 */
const holdsBack = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))

interface SchoolMenuProps {
  user: SessionUser
  /** The cookies are those of another school. */
  onSwitched: (schoolId: number) => void
}

/** The schools of a teacher who belongs to several. */
export function SchoolMenu({ user, onSwitched }: SchoolMenuProps) {
  const client = useClient()
  const notify = useNotify()
  const [asked, setAsked] = useState<number>()
  const move = useMutation({
    mutationFn: (schoolId: number) =>
      client.send(loginByToken, {
        body: { mobile: user.mobile, schoolId, from: loginFrom.multiSchool, sign: loginSign },
      }),
    onSuccess: ({ data }, schoolId) => {
      client.session.start(data)
      onSwitched(schoolId)
    },
    onError: (error) => {
      if (!isExpired(error)) notify({ kind: 'error', title: '切换学校失败', text: readable(error) })
    },
  })
  const current = user.schools.find((school) => school.id === user.schoolId)
  const name = current?.name ?? '选择学校'
  return (
    <>
      <Menu
        label="学校"
        placement="bottom-end"
        items={user.schools.map((school) => ({
          label: school.name,
          checked: school.id === user.schoolId,
          onSelect: () => {
            if (school.id === user.schoolId || move.isPending) return
            if (holdsBack()) setAsked(school.id)
            else move.mutate(school.id)
          },
        }))}
        trigger={(trigger) => (
          <Button
            {...trigger}
            size="s"
            className="bar-pill bar-school"
            iconEnd="chevron-down"
            busy={move.isPending}
            aria-label={`学校：${name}`}
            title={name}
          >
            <span className="bar-pill-text">{name}</span>
          </Button>
        )}
      />
      {asked !== undefined && (
        <LeaveQuestion
          onConfirm={() => {
            setAsked(undefined)
            move.mutate(asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
