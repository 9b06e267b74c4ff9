import { useClient } from '@mango/client/react'
import { wordsProblem } from '@mango/contract'
import {
  deleteLessonMemo,
  getLessonMemos,
  lessonMemoLength,
  saveLessonMemo,
  type LessonMemo,
} from '@mango/contract/lessons'
import { Button } from '@mango/ui/button'
import { clock } from '@mango/ui/clock'
import { IconButton } from '@mango/ui/icon-button'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useTellFailure } from '@mango/widget/failure'
import { useKeptDraft } from '@mango/widget/kept-draft'
import { newPress } from '@mango/widget/press'
import { TextField } from '@mango/widget/text-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import * as v from 'valibot'

const draftSchema = v.object({ content: v.string() })
const noteSchema = v.object({ second: v.number(), content: v.string() })
const nothing = { content: '' }

interface MemosProps {
  lessonId: number
  /** Where the video is; read when something is written down. */
  second: RefObject<number>
  onSeek(second: number): void
}

/** What somebody writes down beside the video, each at its moment. */
export default function Memos({ lessonId, second, onSeek }: MemosProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const options = client.query(getLessonMemos, { query: { lessonId } })
  const memos = useQuery(options)
  const { draft, change, memory, startAnew } = useKeptDraft({
    name: `lesson-memo:${lessonId}`,
    schema: draftSchema,
    sends: noteSchema,
    initial: nothing,
    version: '',
  })
  const { content } = draft
  const refresh = () => client.queries.invalidateQueries({ queryKey: options.queryKey })
  const saving = useMutation({
    mutationFn: ({ press, ...memo }: { second: number; content: string; press: string }) =>
      client.send(saveLessonMemo, { body: { lessonId, ...memo } }, { press }),
    onSuccess: (_, { press, content: noted }) => {
      void refresh()
      if (press !== memory.read().press) return
      // Meanwhile somebody may have written on.
      const typed = content.trimStart()
      const rest = typed.startsWith(noted) ? typed.slice(noted.length) : typed
      if (rest.trim() === '') startAnew()
      else {
        memory.write({ press: newPress() })
        change({ content: rest })
      }
    },
    onError: (error) => tellFailure(error),
  })
  const deletion = useMutation({
    mutationFn: ({ id }: LessonMemo) => client.send(deleteLessonMemo, { body: { id } }),
    onSuccess: (_, { second: at, content: words }) => {
      void refresh()
      notify({
        kind: 'info',
        text: '已删除这条笔记',
        action: { label: '撤销', run: () => saving.mutate({ second: at, content: words, press: newPress() }) },
      })
    },
    onError: (error) => tellFailure(error),
  })
  const words = content.trim()
  const wrong = words === '' || wordsProblem(content, lessonMemoLength) !== undefined
  const write = () => {
    if (wrong || saving.isPending) return
    // The same words again are the note that failed, at its moment: it may be there.
    const { fields: before, press } = memory.read()
    const sent =
      before?.content === words
        ? { press, fields: before }
        : { press: newPress(), fields: { second: second.current, content: words } }
    memory.write(sent)
    saving.mutate({ press: sent.press, ...sent.fields })
  }
  const rows = memos.data?.data ?? []
  return (
    <section className="lesson-section" aria-labelledby="lesson-memos">
      <h2 id="lesson-memos">
        我的笔记 <span className="quiet num">{rows.length > 0 && `${rows.length} 条`}</span>
      </h2>
      <TextField
        aria-label="写笔记"
        placeholder="写下这一刻想到的，只有自己看得到"
        rows={2}
        max={lessonMemoLength}
        value={content}
        onChange={(words) => change({ content: words })}
      />
      <Button disabled={wrong} busy={saving.isPending} onClick={write}>
        记在这一刻
      </Button>
      <LoadFailure load={memos} title="笔记没有加载出来" compact />
      {memos.isPending && <Skeleton lines={2} />}
      <ul className="memo-list">
        {rows.map((memo) => (
          <li key={memo.id} className="memo">
            <Button
              variant="text"
              size="s"
              aria-label={`回到 ${clock(memo.second)}`}
              onClick={() => onSeek(memo.second)}
            >
              {clock(memo.second)}
            </Button>
            <span className="memo-text">{memo.content}</span>
            <IconButton
              size="s"
              icon="trash"
              label={`删除笔记 ${clock(memo.second)}`}
              onClick={() => deletion.mutate(memo)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
