import { Skeleton } from '@mango/ui/skeleton'

/** Holds the places of the subjects, the questions and the basket. */
export const Waiting = ({ looking = false }: { looking?: boolean }) => (
  <div className="notebook-body" data-looking={looking || undefined} aria-busy="true">
    <div className="notebook-card notebook-subjects" aria-hidden="true">
      <Skeleton lines={6} />
    </div>
    <div className="notebook-main" aria-hidden="true">
      <Skeleton height={36} />
      <QuestionsWaiting />
    </div>
  </div>
)

export const QuestionsWaiting = () => (
  <div className="notebook-list" aria-busy="true" aria-label="错题加载中" role="group">
    {[1, 2, 3].map((card) => (
      <div key={card} className="notebook-card question-waiting" aria-hidden="true">
        <Skeleton lines={1} />
        <Skeleton height={120} />
      </div>
    ))}
  </div>
)
