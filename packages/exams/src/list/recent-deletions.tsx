import { useClient } from '@mango/client/react'
import { getExamDeletions } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Skeleton } from '@mango/ui/skeleton'
import { Day } from '@mango/widget/day'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useUndoDeletion } from '../use-undo-deletion.ts'
import css from './recent-deletions.css?inline'

/** What was deleted in the last 24 hours, by whomever, and can come back. */
export default function RecentDeletions({ onClose }: { onClose(): void }) {
  const client = useClient()
  const styles = useLazyStyles(css)
  const query = useQuery(client.query(getExamDeletions, {}))
  const restoring = useUndoDeletion()
  const deletions = query.data?.data
  return (
    <Dialog open title="最近删除" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      {query.isPending && <Skeleton lines={4} />}
      <LoadFailure load={query} title="最近删除没有加载出来" compact />
      {deletions?.length === 0 && (
        <EmptyState text="没有可以恢复的考试" detail="删除的考试和科目，24 小时内可以在这里恢复" />
      )}
      {deletions && deletions.length > 0 && (
        <ul ref={styles} className="deletions" aria-label="可以恢复的删除">
          {deletions.map((one) => (
            <li key={one.deletionId}>
              <div>
                <p className="deletion-names">{one.names.join('、')}</p>
                <p className="quiet">
                  {one.names.length} 场，{one.deletedBy}删除，
                  <Day time={one.undoUntil} clock /> 前可恢复
                </p>
              </div>
              <Button
                size="s"
                aria-label={`恢复 ${one.names.join('、')}`}
                busy={restoring.isPending && restoring.variables === one.deletionId}
                disabled={restoring.isPending}
                onClick={() => restoring.mutate(one.deletionId)}
              >
                恢复
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
