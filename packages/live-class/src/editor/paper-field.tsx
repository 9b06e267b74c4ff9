import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { text } from '@mango/contract/coursewares'
import { Field } from '@mango/ui/field'
import { SearchInput } from '@mango/ui/search-input'
import { Select } from '@mango/ui/select'
import { useLoadNotice } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { papers } from '../courseware.query.ts'
import type { EditorDraft } from './draft.ts'

interface PaperFieldProps {
  draft: EditorDraft
  disabled: boolean
  /** Why it could not be saved. */
  error: string | undefined
  onChange(part: Partial<EditorDraft>): void
  onRefused(words: string): void
}

/** Finds and chooses a paper of the chosen subject and type. */
export function PaperField({ draft, disabled, error, onChange, onRefused }: PaperFieldProps) {
  const [search, setSearch] = useState('')
  const { source = 1, subjectId } = draft
  const client = useClient()
  const papersOf = (words: string) => ({
    ...papers(client, source, subjectId ?? 0, words),
    enabled: subjectId !== undefined,
  })
  const all = useQuery(papersOf(''))
  const query = useQuery(papersOf(search))
  useLoadNotice([query], { title: errors.errorTitle })
  const found = query.data?.data ?? []
  const [picked, setPicked] = useState<(typeof found)[number]>()
  const isChosen = ({ id }: { id: number }) => id === draft.paperId
  // What was chosen is saved, whatever is searched for since: it stays in sight. Not all of many papers come unsearched.
  const chosen = [...(all.data?.data ?? []), ...(picked ? [picked] : [])].find(isChosen)
  const shown = chosen && !found.some(isChosen) ? [chosen, ...found] : found
  return (
    <>
      {!disabled && (
        <Field label="查找试卷">
          <SearchInput
            placeholder="输入试卷名称"
            maxLength={64}
            value={search}
            onSearch={(words) => (subjectId === undefined ? onRefused(text.subjectMissing) : setSearch(words))}
          />
        </Field>
      )}
      <Field
        label="试卷"
        required
        hint={query.isSuccess && found.length === 0 ? '没有符合条件的试卷' : undefined}
        error={error}
      >
        <Select
          value={draft.paperId ?? undefined}
          disabled={disabled}
          placeholder={query.isFetching ? '加载中…' : '请选择试卷'}
          options={shown.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(paperId) => {
            setPicked(shown.find(({ id }) => id === paperId))
            onChange({ paperId, excluded: [], order: [], answers: [] })
          }}
        />
      </Field>
    </>
  )
}
