import { readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { joinAsStudent } from '@mango/contract/answer-pad'
import { Button } from '@mango/ui/button'
import { useMutation } from '@tanstack/react-query'
import type { Pad } from './pad.ts'

/** Who is logged in on this phone needs no number. */
export default function AsStudent({ pad }: { pad: Pad }) {
  const client = useClient()
  const join = useMutation({
    mutationFn: () => client.send(joinAsStudent, { body: { token: pad.joinToken } }),
    onSuccess: ({ data }) => pad.enter(data),
  })
  return (
    <div className="pad-as-student">
      <Button variant="primary" size="l" block busy={join.isPending} onClick={() => join.mutate()}>
        以 {client.session.user()?.name} 的身份加入
      </Button>
      {join.error && (
        <p className="pad-result" data-mark="wrong" role="alert">
          {readable(join.error)}
        </p>
      )}
      <p className="pad-hint">不是你？用学号加入</p>
    </div>
  )
}
