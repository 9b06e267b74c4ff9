import { useClient } from '@mango/client/react'
import { chapterSearchDelay, text, type Workbook } from '@mango/contract/correction'
import type { PaperType } from '@mango/contract/paper-records'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { Icon } from '@mango/ui/icon'
import { SearchInput } from '@mango/ui/search-input'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { LoadFailure, useTellFailure } from '@mango/widget/failure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { choosePaper, grade } from '../papers.query.ts'
import { Choices } from './choices.tsx'
import { PractiseList } from './practise-list.tsx'
import { usePaperChoice } from './use-paper-choice.ts'

interface PickerDialogProps {
  readonly type: PaperType
  /** The subject it begins with, where it is one to choose from. */
  readonly first: number | undefined
  onClose(): void
  /** @param id of the answered paper */
  onChosen(id: number): void
}

/** Finds the paper that was answered by hand: subject, workbook, chapter, section. */
export default function PickerDialog({ type, first, onClose, onChosen }: PickerDialogProps) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const current = useQuery(grade(client))
  const choice = usePaperChoice(type, first)
  const { subjects, subject, books, book, query, chapter, section } = choice
  const { subjectQuery, bookQuery, chapterQuery, sectionQuery } = choice
  const choosing = useMutation({
    mutationFn: (paper: { paperId: number; type: number }) => choosePaper(client, paper.paperId, paper.type),
    onError: (cause) => tellFailure(cause),
  })
  const confirm = () => {
    const paper = choice.take()
    // Of a dialog that was closed meanwhile nobody waits for the answer: no page opens then.
    if (paper && !choosing.isPending) choosing.mutate(paper, { onSuccess: onChosen })
  }
  return (
    <Dialog
      open
      size="l"
      className="paper-picker"
      title={text.dialogTitles[type]}
      toolbar={
        current.data && (
          <Tag tone="leaf">
            {current.data.data.grade}　{current.data.data.termName}
          </Tag>
        )
      }
      onClose={onClose}
      footer={
        <>
          {/* Beside the button, where it is in sight however far the chapters are scrolled. */}
          <span className="picker-note">
            <span role="alert">
              {choice.refusal && (
                <>
                  <Icon name="warning" /> {choice.refusal}
                </>
              )}
            </span>
            {!choice.refusal && '将在新页里打开批改'}
          </span>
          <DialogActions waiting={choosing.isPending} onCancel={onClose} onConfirm={confirm} />
        </>
      }
    >
      <LoadFailure load={subjectQuery} title="科目没有加载出来" compact />
      <Choices
        label="科目"
        options={subjects.map(({ role, name }) => ({ value: role, label: name }))}
        value={subject?.role}
        loading={subjectQuery.isPending}
        onChange={choice.chooseSubject}
      />
      {subjectQuery.isSuccess && subjects.length === 0 && <EmptyState text="还没有可以选择的科目" compact />}
      <Choices
        label="练习册"
        options={books.map(({ practiseId, name }) => ({ value: practiseId, label: name }))}
        value={book?.practiseId}
        loading={subjectQuery.isPending || bookQuery.isLoading}
        onChange={choice.chooseBook}
      />
      <LoadFailure load={bookQuery} title="练习册没有加载出来" compact />
      {bookQuery.isSuccess && books.length === 0 && (
        <EmptyState text="这个科目还没有练习册" detail="换一个科目看看" compact />
      )}
      {book && (
        <>
          <SearchInput
            aria-label="搜索章节"
            placeholder="搜索章节"
            maxLength={64}
            value={query}
            onSearch={choice.search}
            pause={chapterSearchDelay}
          />
          <div className="picker-columns" aria-busy={chapterQuery.isFetching || undefined}>
            <div className="picker-column">
              {chapterQuery.isPending && <Skeleton lines={6} height={18} />}
              <LoadFailure load={chapterQuery} title="章节没有加载出来" compact />
              {chapterQuery.data?.data.length === 0 && <NoChapters query={query} book={book} />}
              <PractiseList
                label="章"
                entries={chapterQuery.data?.data ?? []}
                chosen={chapter?.id}
                onChoose={choice.chooseChapter}
              />
            </div>
            <div className="picker-column">
              {chapter?.hasChild && sectionQuery.isPending && <Skeleton lines={4} height={18} />}
              <LoadFailure load={sectionQuery} title="小节没有加载出来" compact />
              {chapter?.hasChild ? (
                <PractiseList
                  label="节"
                  entries={sectionQuery.data?.data ?? []}
                  chosen={section?.id}
                  onChoose={choice.chooseSection}
                />
              ) : (
                <p className="picker-hint quiet">{chapter ? '这一章可以直接批改' : '先选一章'}</p>
              )}
            </div>
          </div>
        </>
      )}
    </Dialog>
  )
}

function NoChapters({ query, book }: { readonly query: string; readonly book: Workbook }) {
  if (query !== '') return <EmptyState drawing="search" text="没有找到这样的章节" compact />
  return <EmptyState text={`${book.name}没有章节`} detail="点确定直接批改" compact />
}
