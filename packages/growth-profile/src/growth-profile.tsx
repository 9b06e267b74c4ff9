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
import { WhoseToken } from '@mango/widget/whose-token'
import { useImperativeHandle } from 'react'
import type { face } from './growth-profile.face.ts'
import { refreshAll } from './growth.query.ts'
import { StudentCard } from './student/student-card.tsx'
import { growthView } from './view.ts'

type GrowthProfileProps = ComponentProps<typeof face>

export const GrowthProfile = (props: GrowthProfileProps) => (
  <Widget context={props.context} host={props.host}>
    {props.studentId === undefined ? <OwnProfile {...props} /> : <Profile {...props} />}
  </Widget>
)

/** Of whoever is logged in, where no student was named. */
function OwnProfile(props: GrowthProfileProps) {
  const { userToken } = useClient().context
  const user = useSessionUser()
  const studentId = user?.role === role.student ? user.userId : undefined
  return <Profile {...props} studentId={studentId} isAsking={!user && Boolean(userToken)} />
}

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

/** Its place is kept free by the bar. */
const PrintButton = latePart(
  () => import('./print/print-button.tsx'),
  () => null,
)

/** The window that a page was opened from, or that frames it. */
const tellParent = () => (globalThis.opener ?? globalThis.parent).postMessage(closeMessage, '*')

interface ProfileProps extends GrowthProfileProps {
  /** Who is logged in is not known yet. */
  isAsking?: boolean
}

function Profile({ studentId, studentName, view: text, isAsking = false, emit, setProp, ref }: ProfileProps) {
  const client = useClient()
  const shown = useView(growthView, { view: text, emit, setProp })
  useImperativeHandle(ref, () => ({ reload: () => void refreshAll(client) }))
  const close = () => {
    if (emit('growth-close')) tellParent()
  }
  return (
    <div className="growth" data-print="flow">
      <div className="growth-bar">
        <h1 className="growth-title">成长档案</h1>
        <span className="growth-bar-actions" data-print="no">
          {studentId !== undefined && <PrintButton studentId={studentId} view={shown.view} emit={emit} />}
          <IconButton icon="close" label="关闭" onClick={close} />
        </span>
      </div>
      {isAsking ? (
        <WhoseToken
          title="成长档案没有加载出来"
          waiting={
            <div aria-busy="true">
              <Skeleton height={480} />
            </div>
          }
        />
      ) : studentId === undefined ? (
        <EmptyState text="没有指定学生" detail="请从学生列表或老师发来的链接打开" />
      ) : (
        <div className="growth-body" key={studentId} data-print="flow">
          <StudentCard studentId={studentId} given={studentName} onPhoto={() => emit('photo-change', { studentId })} />
          <Ability studentId={studentId} {...shown} />
          <Daily studentId={studentId} {...shown} />
          <Moments studentId={studentId} onAdded={() => emit('moment-add', { studentId })} />
        </div>
      )}
    </div>
  )
}
