import { readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { getJoinInfo, text } from '@mango/contract/answer-pad'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import { Skeleton } from '@mango/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CodeForm } from './code-form.tsx'
import { JoinForm } from './join-form.tsx'
import type { Pad } from './pad.ts'

interface EntranceProps {
  pad: Pad
  token: string
  onCode(code: string): void
}

/** Before joining: which class a link is for, or why it is for none. */
export function Entrance({ pad, token, onCode }: EntranceProps) {
  const client = useClient()
  const info = useQuery({ ...client.query(getJoinInfo, { body: { token } }), staleTime: 0 })
  if (info.isPending)
    return (
      <div className="pad pad-join" aria-busy="true">
        <Skeleton height={160} />
        <Skeleton height={48} lines={2} />
      </div>
    )
  if (info.isError)
    return info.error.message === text.codeUnknown ? (
      <CodeForm error={text.codeUnknown} onCode={onCode} />
    ) : (
      <div className="pad">
        <FailedState text="没有打开课堂" detail={readable(info.error)} onRetry={() => void info.refetch()} />
      </div>
    )
  const { data } = info.data
  if (data.endedAt === '') return <JoinForm pad={pad} info={data} />
  return (
    <div className="pad">
      <EmptyState
        drawing="done"
        text="这堂课已经结束"
        detail={`${data.coursewareName} · ${data.endedAt.slice(11, 16)} 下课，二维码随之失效。老师开了新课，请扫大屏幕上的新二维码。`}
        action={<Button onClick={() => onCode('')}>输入课堂码</Button>}
      />
    </div>
  )
}
