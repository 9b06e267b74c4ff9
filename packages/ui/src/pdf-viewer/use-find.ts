import { useEffect, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { findText, type Found } from './find-text.ts'
import { readRuns } from './pdf-text.ts'

type Finding = { word: string; found: readonly Found[]; busy: boolean }

const none: Finding = { word: '', found: [], busy: false }

/** Looks through all pages for a word, one after the other, and tells what it has as it goes. */
export function useFind(document: PDFDocumentProxy, word: string): Finding {
  const [finding, setFinding] = useState(none)
  useEffect(() => {
    if (word.trim() === '') return
    let gone = false
    const look = async () => {
      let found: readonly Found[] = []
      for (let page = 1; page <= document.numPages; page++) {
        const runs = await readRuns(await document.getPage(page))
        if (gone) return
        const here = findText(
          runs.map(({ text }) => text),
          word,
          page,
        )
        const last = page === document.numPages
        found = [...found, ...here]
        if (here.length > 0 || last) setFinding({ word, found, busy: !last })
      }
    }
    look().catch(() => !gone && setFinding({ word, found: [], busy: false }))
    return () => {
      gone = true
    }
  }, [document, word])
  if (word.trim() === '') return none
  return finding.word === word ? finding : { word, found: [], busy: true }
}
