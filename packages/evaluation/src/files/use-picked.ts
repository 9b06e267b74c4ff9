import { useState } from 'react'
import type { FiledFile } from './bulk-bar.tsx'

/**
 * The files that are picked to do something to, also of other pages: those as they were when they were picked.
 * @param files of the page that is shown
 */
export function usePicked(files: readonly FiledFile[]) {
  const [picked, setPicked] = useState<ReadonlyMap<number, FiledFile>>(new Map())
  const now = new Map(files.map((file) => [file.fileId, file]))
  const pick = (ids: readonly number[], on: boolean) => {
    const some = files.filter(({ fileId }) => ids.includes(fileId))
    setPicked(
      (before) =>
        new Map([
          ...[...before].filter(([id]) => !ids.includes(id)),
          ...(on ? some.map((file) => [file.fileId, file] as const) : []),
        ]),
    )
  }
  return {
    picked,
    chosen: [...picked.values()].map((file) => now.get(file.fileId) ?? file),
    isAll: files.every(({ fileId }) => picked.has(fileId)),
    pick,
    pickAll: () => pick([...now.keys()], true),
    clear: () => setPicked(new Map()),
  }
}
