import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/growth-profile'
import { Checkbox } from '@mango/ui/checkbox'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { refreshRights, switchApproval } from '../growth.query.ts'

/** Whether new moments of the school wait until a teacher has seen them. */
export function ApprovalSwitch({ approval }: { approval: boolean }) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const change = useMutation({
    mutationFn: (next: boolean) => switchApproval(client, next),
    onSuccess: () => refreshRights(client),
    onError: (error) => tellFailure(error, { title: text.errorTitle }),
  })
  return (
    <Checkbox
      className="growth-approval"
      checked={change.isPending ? change.variables : approval}
      disabled={change.isPending}
      onChange={(next) => change.mutate(next)}
    >
      全校：新瞬间先由老师审核
    </Checkbox>
  )
}
