import { useClient } from '@mango/client/react'
import type { Chapter } from '@mango/contract/lessons'
import { Skeleton } from '@mango/ui/skeleton'
import { Tree, useBranches, type TreeKey } from '@mango/ui/tree'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { chaptersBelow } from '../lessons.query.ts'

/** All chapters: the first node, chosen as long as nobody chooses another. */
const all: Chapter = { chapterId: 0, name: '全部章节', hasChild: false }
const keyOf = ({ chapterId }: Chapter) => chapterId
const nameOf = ({ name }: Chapter) => name

interface ChapterTreeProps {
  courseId: number
  /** '' for all. */
  chosen: number | ''
  onChoose(chapterId: number | ''): void
}

/** The chapters of a course; what is below one is asked for when it is opened. */
export function ChapterTree({ courseId, chosen, onChoose }: ChapterTreeProps) {
  const client = useClient()
  const first = useQuery(chaptersBelow(client, courseId, 0))
  const load = useCallback(
    async ({ chapterId }: Chapter) =>
      (await client.queries.fetchQuery(chaptersBelow(client, courseId, chapterId))).data,
    [client, courseId],
  )
  const branches = useBranches(keyOf, load)
  const [expanded, setExpanded] = useState<ReadonlySet<TreeKey>>(() => new Set())
  if (first.error) return <LoadFailure load={first} title="章节没有加载出来" compact />
  if (!first.data) return <Skeleton lines={6} height={18} />
  return (
    <Tree
      label="章节"
      nodes={[all, ...first.data.data]}
      nodeKey={keyOf}
      nodeLabel={nameOf}
      childrenOf={(node) => (node.hasChild ? branches.childrenOf(node) : undefined)}
      onLoad={branches.onLoad}
      expanded={expanded}
      onExpandedChange={setExpanded}
      selected={chosen || 0}
      onSelect={({ chapterId }) => onChoose(chapterId || '')}
      height="560px"
    />
  )
}
