import { useClient } from '@mango/client/react'
import { text, type Chapter } from '@mango/contract/lessons'
import { Skeleton } from '@mango/ui/skeleton'
import { Tree, useBranches, type TreeKey } from '@mango/ui/tree'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { chaptersBelow } from '../lessons.query.ts'
import { FoldedSide } from './folded-side.tsx'

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
  const chapters = useKeptAnswer(first, '章节没有刷新')?.data
  const load = useCallback(
    async ({ chapterId }: Chapter) =>
      (await client.queries.fetchQuery(chaptersBelow(client, courseId, chapterId))).data,
    [client, courseId],
  )
  const branches = useBranches(keyOf, load)
  const [expanded, setExpanded] = useState<ReadonlySet<TreeKey>>(() => new Set())
  const childrenOf = (node: Chapter) => (node.hasChild ? branches.childrenOf(node) : undefined)
  const known = (nodes: readonly Chapter[]): readonly Chapter[] =>
    nodes.flatMap((node) => {
      const below = childrenOf(node)
      return Array.isArray(below) ? [node, ...known(below)] : [node]
    })
  const nodes = [all, ...(chapters ?? [])]
  const selected = chosen || all.chapterId
  return (
    <FoldedSide label="章节" chosen={known(nodes).find((node) => keyOf(node) === selected)?.name ?? '已选章节'}>
      {(fold) =>
        chapters ? (
          <Tree
            label="章节"
            nodes={nodes}
            nodeKey={keyOf}
            nodeLabel={nameOf}
            childrenOf={childrenOf}
            onLoad={branches.onLoad}
            expanded={expanded}
            onExpandedChange={setExpanded}
            selected={selected}
            onSelect={({ chapterId }) => {
              fold()
              onChoose(chapterId || '')
            }}
            height="min(560px, 60vh)"
          />
        ) : first.error ? (
          <LoadFailure load={first} title={text.errorTitle} compact />
        ) : (
          <Skeleton lines={6} height={18} />
        )
      }
    </FoldedSide>
  )
}
