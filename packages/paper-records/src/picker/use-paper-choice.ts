import { useClient } from '@mango/client/react'
import { excludedSubjectRole, type Practise } from '@mango/contract/correction'
import type { PaperType } from '@mango/contract/paper-records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choosableSubjects, practises, workbooks } from '../papers.query.ts'
import { missingOf, paperOf } from './choice.ts'

/**
 * What is chosen on the way to a paper: subject, workbook, chapter, section, each from what the one before has. Another one
 * before gives up what stands behind it; subject and workbook are the first of theirs until one is chosen.
 * @param first the subject to begin with, where it is one to choose from
 */
export function usePaperChoice(type: PaperType, first: number | undefined) {
  const client = useClient()
  const [subjectId, setSubjectId] = useState(first)
  const [bookId, setBookId] = useState<number>()
  const [query, setQuery] = useState('')
  const [chapterId, setChapterId] = useState<number>()
  const [sectionId, setSectionId] = useState<number>()
  /** Why nothing could be taken; the next choice may mend it. */
  const [refusal, setRefusal] = useState<string>()

  const subjectQuery = useQuery(choosableSubjects(client))
  const subjects = (subjectQuery.data?.data ?? []).filter(({ role }) => role !== excludedSubjectRole)
  const subject = subjects.find(({ role }) => role === subjectId) ?? subjects[0]

  const bookQuery = useQuery({ ...workbooks(client, type, subject?.role ?? 0), enabled: subject !== undefined })
  const books = bookQuery.data?.data ?? []
  const book = books.find(({ practiseId }) => practiseId === bookId) ?? books[0]

  const chapterQuery = useQuery({
    ...practises(client, subject?.role ?? 0, book?.practiseId ?? 0, query),
    enabled: subject !== undefined && book !== undefined,
  })
  const chapter = chapterQuery.data?.data.find(({ id }) => id === chapterId)

  const sectionQuery = useQuery({
    ...practises(client, subject?.role ?? 0, chapter?.id ?? 0, ''),
    enabled: subject !== undefined && chapter?.hasChild === true,
  })
  const section = chapter?.hasChild ? sectionQuery.data?.data.find(({ id }) => id === sectionId) : undefined

  const chooseSection = (one: Practise | undefined) => {
    setSectionId(one?.id)
    setRefusal(undefined)
  }
  const chooseChapter = (one: Practise | undefined) => {
    setChapterId(one?.id)
    chooseSection(undefined)
  }
  const chooseBook = (practiseId: number | undefined) => {
    setBookId(practiseId)
    setQuery('')
    chooseChapter(undefined)
  }
  return {
    subjectQuery,
    subjects,
    subject,
    bookQuery,
    books,
    book,
    query,
    search: setQuery,
    chapterQuery,
    chapter,
    sectionQuery,
    section,
    chooseSubject(role: number) {
      setSubjectId(role)
      chooseBook(undefined)
    },
    chooseBook,
    chooseChapter,
    chooseSection,
    refusal,
    /** @returns the paper that is meant; undefined where `refusal` says why there is none */
    take() {
      // A search finds some chapters only.
      const chapters = !book ? [] : query === '' ? chapterQuery.data?.data : undefined
      const choice = { chapters, chapter, section, workbook: book }
      const missing = missingOf(choice)
      const paper = missing === undefined ? paperOf(choice) : undefined
      setRefusal(missing ?? (paper ? undefined : '这里没有可以批改的试卷'))
      return paper
    },
  }
}
