import { useClient, useSessionUser } from '@mango/client/react'
import { role } from '@mango/contract/account'
import { closeMessage } from '@mango/contract/growth-profile'
import type { ComponentProps } from '@mango/element'
import { EmptyState } from '@mango/ui/empty-state'
import { IconButton } from '@mango/ui/icon-button'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { latePart } from '@mango/widget/late-part'
import { useView } from '@mango/widget/view'
import { useImperativeHandle, type ReactNode } from 'react'
import type { face } from './growth-profile.face.ts'
import { refreshAll } from './growth.query.ts'
import { StudentCard } from './student/student-card.tsx'
import { growthView } from './view.ts'

type GrowthProfileProps = ComponentProps<typeof face>

export const GrowthProfile = (props: GrowthProfileProps) => (
  <Widget context={props.context} host={props.host}>
    <Profile {...props} />
  </Widget>
)

const Ability = latePart(
  () => import('./ability/ability-section.tsx'),
  () => <Skeleton height={480} />,
)
const Daily = latePart(
  () => import('./daily/daily-section.tsx'),
  () => <Skeleton height={480} />,
)
const Moments = latePart(
  () => import('./moments/moments-section.tsx'),
  () => <Skeleton height={480} />,
)

/** The window that a page was opened from, or that frames it. */
const tellParent = () => (globalThis.opener ?? globalThis.parent).postMessage(closeMessage, '*')

function Profile({ studentId, studentName, view: text, emit, setProp, ref }: GrowthProfileProps) {
  const client = useClient()
  const shown = useView(growthView, { view: text, emit, setProp })
  useImperativeHandle(ref, () => ({ reload: () => void refreshAll(client) }))
  const close = () => {
    if (emit('growth-close')) tellParent()
  }
  const sections = (id: number) => (
    <div className="growth-body" key={id}>
      <StudentCard studentId={id} given={studentName} onPhoto={() => emit('photo-change', { studentId: id })} />
      <Ability studentId={id} {...shown} />
      <Daily studentId={id} {...shown} />
      <Moments studentId={id} onAdded={() => emit('moment-add', { studentId: id })} />
    </div>
  )
  return (
    <div className="growth">
      <div className="growth-bar">
        <h1 className="growth-title">成长档案</h1>
        <IconButton icon="close" label="关闭" data-print="no" onClick={close} />
      </div>
      {studentId === undefined ? <OwnStudent>{sections}</OwnStudent> : sections(studentId)}
    </div>
  )
}

/** Whoever is logged in, where no student was named. */
function OwnStudent({ children }: { children(studentId: number): ReactNode }) {
  const user = useSessionUser()
  if (user?.role === role.student) return children(user.userId)
  return <EmptyState text="没有指定学生" detail="请从学生列表或老师发来的链接打开" />
}
