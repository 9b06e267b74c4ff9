import { useClient, useSessionUser } from '@mango/client/react'
import { text } from '@mango/contract/mistake-notebook'
import type { ComponentProps } from '@mango/element'
import { ButtonLink } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { Screen } from '@mango/ui/screen'
import { Tag } from '@mango/ui/tag'
import { Widget } from '@mango/widget'
import { useToday } from '@mango/widget/day'
import { pageAddress, pageLink } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import { plan } from './notebook.query.ts'
import type { face } from './personal-home.face.ts'

type PersonalHomeProps = ComponentProps<typeof face>

export function PersonalHome(props: PersonalHomeProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Personal {...props} />
    </Widget>
  )
}

function Personal({ heading, context, emit }: PersonalHomeProps) {
  const address = pageAddress(context, '/mangoStudent/wrongQuestion')
  return (
    <Screen heading={heading} className="personal">
      <ul className="personal-list">
        <li className="personal-card">
          <span className="personal-mark" data-tone="leaf" aria-hidden="true">
            <Icon name="edit" size={24} />
          </span>
          <h2>{text.title}</h2>
          <p>每一道错题都在这里：看懂它、写下错因、再做一遍。</p>
          <ReviewLine key={useToday()} />
          <ButtonLink variant="primary" iconEnd="external" {...pageLink(address, () => emit('notebook-open'), true)}>
            打开错题集
          </ButtonLink>
        </li>
        <li className="personal-card" data-coming>
          <span className="personal-mark" aria-hidden="true">
            <Icon name="star" size={24} />
          </span>
          <h2>{text.personalHomework}</h2>
          <p>按掌握情况为你挑选的作业。</p>
          <Tag tone="gold">{text.comingSoon}</Tag>
        </li>
      </ul>
    </Screen>
  )
}

/** How many questions wait today; silent where that does not come. */
function ReviewLine() {
  const studentId = useSessionUser()?.userId
  const { data } = useQuery({ ...plan(useClient(), studentId ?? 0), enabled: studentId !== undefined })
  const left = data?.data.left
  return (
    <p className="personal-due" role="status">
      {left === undefined ? ' ' : left > 0 ? `今天有 ${left} 题要复习` : '今天的复习都完成了'}
    </p>
  )
}
