interface ListStatusProps {
  /** Undefined while it is not known. */
  total: number | undefined
  /** What is counted, with its measure word, as 场. */
  unit: string
}

/** Tells screen readers how many a search found, or that there is none. It stands there before they are known: what comes with its words is often not read out. */
export const ListStatus = ({ total, unit }: ListStatusProps) => (
  <p className="unseen" role="status">
    {total === undefined ? '' : `共 ${total} ${unit}`}
  </p>
)
