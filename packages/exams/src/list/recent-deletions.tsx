import { useClient } from '@mango/client/react'
import { deleteExamsText, getExamDeletions, undoDeleteExams, type ExamDeletion } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useTellFailure } from '@mango/widget/failure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { refreshExams } from '../exams.query.ts'
import css from './recent-deletions.css?inline'

/** What was deleted together in the last 24 hours, by whomever, and can come back. */
export default function RecentDeletions({ onClose }: { onClose(): void }) {
  const client = useClient()
  const notify = useNotify()
  const styles = useLazyStyles(css)
  const tellFailure = useTellFailure()
  const query = useQuery(client.query(getExamDeletions, {}))
  const restoring = useMutation({
    mutationFn: ({ deletionId }: ExamDeletion) => client.send(undoDeleteExams, { body: { deletionId } }),
    onSuccess: () => notify({ kind: 'success', text: deleteExamsText.undone }),
    onError: (error) => tellFailure(error),
    // The list of deletions is among what is asked for anew.
    onSettled: () => refreshExams(client),
  })
  const deletions = query.data?.data
  return (
    <Dialog open title="最近删除" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      {query.isPending && <Skeleton lines={4} />}
      <LoadFailure load={query} title="最近删除没有加载出来" compact />
      {deletions?.length === 0 && (
        <EmptyState text="没有可以恢复的考试" detail="一起删除的考试，24 小时内可以在这里恢复" />
      )}
      {deletions && deletions.length > 0 && (
        <ul ref={styles} className="deletions" aria-label="可以恢复的删除">
          {deletions.map((one) => (
            <li key={one.deletionId}>
              <div>
                <p className="deletion-names">{one.names.join('、')}</p>
                <p className="quiet">
                  {one.names.length} 场，{one.deletedBy}删除，<span className="num">{one.undoUntil.slice(5, 16)}</span>{' '}
                  前可恢复
                </p>
              </div>
              <Button
                size="s"
                aria-label={`恢复 ${one.names.join('、')}`}
                busy={restoring.isPending && restoring.variables.deletionId === one.deletionId}
                disabled={restoring.isPending}
                onClick={() => restoring.mutate(one)}
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
