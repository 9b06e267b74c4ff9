import type { SessionUser } from '@mango/client'
import { useClient } from '@mango/client/react'
import { loginByToken, loginFrom, loginSign } from '@mango/contract/account'
import { Button } from '@mango/ui/button'
import { Menu } from '@mango/ui/menu'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import type { useLeaveQuestion } from './use-leave-question.tsx'

interface SchoolMenuProps {
  user: SessionUser
  leaveBy: ReturnType<typeof useLeaveQuestion>['leaveBy']
  /** The cookies are those of another school. */
  onSwitched: (schoolId: number) => void
}

/** The schools of a teacher who belongs to several. */
export function SchoolMenu({ user, leaveBy, onSwitched }: SchoolMenuProps) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const move = useMutation({
    mutationFn: (schoolId: number) =>
      client.send(loginByToken, {
        body: { mobile: user.mobile, schoolId, from: loginFrom.multiSchool, sign: loginSign },
      }),
    onSuccess: ({ data }, schoolId) => {
      client.session.start(data)
      onSwitched(schoolId)
    },
    onError: (error) => tellFailure(error, { title: '切换学校失败' }),
  })
  const current = user.schools.find((school) => school.id === user.schoolId)
  const name = current?.name ?? '选择学校'
  return (
    <Menu
      label="学校"
      placement="bottom-end"
      items={user.schools.map((school) => ({
        label: school.name,
        checked: school.id === user.schoolId,
        onSelect: () => {
          if (school.id === user.schoolId || move.isPending) return
          leaveBy('切换学校', () => move.mutate(school.id))
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
  )
}
