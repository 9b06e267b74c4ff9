import { goTo } from '@mango/client'
import { useClient, useSessionUser } from '@mango/client/react'
import { logoutEverywhere, role as roles } from '@mango/contract/account'
import { unnamed } from '@mango/contract/homepage'
import type { ComponentProps } from '@mango/element'
import { ButtonLink } from '@mango/ui/button'
import { useNotify } from '@mango/ui/notice'
import { Widget } from '@mango/widget'
import { useTellFailure } from '@mango/widget/failure'
import { pageLink } from '@mango/widget/leave'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BrandMark } from '../brand-mark.tsx'
import { landingContent } from '../login-panel/landing.query.ts'
import { homeOf } from '../login-panel/rules.ts'
import { AccountMenu } from './account-menu.tsx'
import { followSchool } from './follow-school.ts'
import { ModuleRow } from './module-row.tsx'
import { entriesFor, type Entry } from './rules.ts'
import { SchoolMenu } from './school-menu.tsx'
import { SubjectMenu } from './subject-menu.tsx'
import type { face } from './top-bar.face.ts'
import { useLeaveQuestion } from './use-leave-question.tsx'
import { usePagePath } from './use-page-path.ts'

type TopBarProps = ComponentProps<typeof face>

export const TopBar = (props: TopBarProps) => (
  <Widget context={props.context} host={props.host}>
    <Bar {...props} />
  </Widget>
)

function Bar({ brand, currentPath, apps, emit, context }: TopBarProps) {
  const client = useClient()
  const user = useSessionUser()
  const content = useQuery(landingContent(client)).data
  const pagePath = usePagePath()
  const path = currentPath || pagePath
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const { leaveBy, question } = useLeaveQuestion()
  useEffect(() => followSchool(() => location.reload()), [])

  const isTeacher = user?.role === roles.teacher
  const entries = isTeacher ? entriesFor(user.authority, { basePath: context.basePath, apps, path }) : []
  const home = user ? homeOf(user.role, context.basePath) : context.loginPath
  const title = brand || content?.bar_title || unnamed

  const announce = ({ id, address, newWindow }: Entry) => {
    client.track(`module-open-${id}`)
    return emit('module-open', { id, address, newWindow })
  }
  const visit = (entry: Entry) => {
    if (!announce(entry)) return
    if (entry.newWindow) window.open(entry.address, '_blank', 'noopener')
    else goTo(entry.address)
  }
  const logOut = () => {
    client.logout()
    if (emit('session-end', { target: context.loginPath })) goTo(context.loginPath)
  }
  const logOutEverywhere = useMutation({
    mutationFn: () => client.send(logoutEverywhere, {}),
    // Who is in a hurry at somebody else's desk must not go before it is done.
    onMutate: () => notify({ kind: 'info', text: '正在退出所有设备…', duration: Infinity }),
    onSuccess: logOut,
    onError: (error) => tellFailure(error, { action: { label: '只退出这台', run: logOut } }),
    onSettled: (_answer, _error, _nothing, done) => done?.(),
  })
  return (
    <header className="bar" part="bar">
      <a
        className="bar-brand"
        part="brand"
        aria-label={title}
        {...pageLink(home, () => emit('home-open', { address: home }))}
      >
        <BrandMark size={26} />
        <span>{title}</span>
      </a>
      <ModuleRow entries={entries} announce={announce} visit={visit} />
      <div className="bar-tools">
        {isTeacher && <SubjectMenu onChange={(subject, chosen) => void emit('subject-change', { subject, chosen })} />}
        {isTeacher && user.schools.length > 1 && (
          <SchoolMenu
            user={user}
            leaveBy={leaveBy}
            onSwitched={(schoolId) => {
              if (emit('school-change', { schoolId })) location.reload()
            }}
          />
        )}
        {user && (
          <AccountMenu
            user={user}
            path={path}
            onTheme={(theme) => void emit('theme-change', { theme })}
            onLogout={() => leaveBy('退出登录', logOut)}
            onLogoutEverywhere={() =>
              leaveBy('退出所有设备', () => {
                if (!logOutEverywhere.isPending) logOutEverywhere.mutate()
              })
            }
          />
        )}
        {question}
        {!user && !context.userToken && (
          <ButtonLink variant="text" {...pageLink(context.loginPath, () => true)}>
            登录
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
