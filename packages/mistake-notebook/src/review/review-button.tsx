import { useClient } from '@mango/client/react'
import { Badge } from '@mango/ui/badge'
import { Button } from '@mango/ui/button'
import { useToday } from '@mango/widget/day'
import { useQuery } from '@tanstack/react-query'
import { plan } from '../notebook.query.ts'

/** Opens today's review, and says how many questions it has. */
export const ReviewButton = ({ studentId, onOpen }: { studentId: number; onOpen(): void }) => (
  <Button icon="clock" onClick={onOpen}>
    今日复习 <Left key={useToday()} studentId={studentId} />
  </Button>
)

function Left({ studentId }: { studentId: number }) {
  const { data } = useQuery(plan(useClient(), studentId))
  const left = data?.data.left ?? 0
  return left > 0 && <Badge count={left} label={`${left} 题待复习`} />
}
