interface ExamSummaryProps {
  name: string
  /** What was chosen by the names people know it by; undefined where nothing was. */
  facts: Readonly<Record<string, string | undefined>>
}

/** What is about to be created. The server alone knows the name that it would give. */
export function ExamSummary({ name, facts }: ExamSummaryProps) {
  return (
    <section className="exam-summary" aria-label="将要创建">
      <h2>{name || '自动命名的考试'}</h2>
      <dl>
        {Object.entries(facts).map(([fact, chosen]) => (
          <div key={fact}>
            <dt className="quiet">{fact}</dt>
            <dd>{chosen ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
