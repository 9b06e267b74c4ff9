import type { Question } from '@mango/contract/questions'
import { useStore } from 'zustand'
import type { LiveClass } from './live-class.ts'
import { ResultChart } from './result-chart.tsx'
import { VoteComparison } from './vote-comparison.tsx'

interface ResultProps {
  question: Question
  live: LiveClass
  shown: boolean
}

/** How the class has answered, beside the vote before where there was one. */
export default function Result({ question, live, shown }: ResultProps) {
  const { ranking, before } = useStore(live.model.store)
  return before.length > 0 ? (
    <VoteComparison question={question} before={before} after={ranking} shown={shown} />
  ) : (
    <ResultChart question={question} ranking={ranking} shown={shown} />
  )
}
