import { useNotify } from '@mango/ui/notice'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** What a drop or a paste carries. Loaded with the first drag: reading folders takes a library. */
async function filesOf(event: DragEvent): Promise<File[]> {
  const { fromEvent } = await selector()
  const entries = await fromEvent(event)
  return entries.filter((entry) => entry instanceof File)
}
let loading: ReturnType<typeof load> | undefined
const load = () => import('file-selector')
async function selector() {
  try {
    return await (loading ??= load())
  } catch (error) {
    // The next drag asks for it again.
    loading = undefined
    throw error
  }
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** What was copied from a sheet or a document comes as a picture too: in a field its text is meant. */
function meansText({ clipboardData, target }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea')
  return isField && ['text/plain', 'text/html'].every((type) => clipboardData?.types.includes(type))
}

/**
 * Takes files and folders dropped on an element, and files pasted into it.
 * @returns whether files are held over it right now
 */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const notify = useNotify()
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles(files)
  })
  const tellUnread = useEffectEvent(() => notify({ kind: 'warning', text: '没有读到文件，请再拖一次' }))
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const controller = new AbortController()
    const { signal } = controller
    /** Enter and leave fire for every child: what counts is how many are still entered. */
    let depth = 0
    const count = (change: number) => {
      depth = Math.max(0, depth + change)
      setOver(depth > 0)
    }
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      count(1)
      // Where it does not come, the drop tells.
      selector().catch(() => undefined)
    }
    element.addEventListener('dragenter', enter, { signal })
    element.addEventListener('dragleave', (event) => carriesFiles(event) && count(-1), { signal })
    element.addEventListener('dragover', (event) => carriesFiles(event) && event.preventDefault(), { signal })
    const drop = async (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      count(-depth)
      await filesOf(event).then(take, tellUnread)
    }
    element.addEventListener('drop', (event) => void drop(event), { signal })
    const paste = (event: ClipboardEvent) => {
      if (!meansText(event)) take([...(event.clipboardData?.files ?? [])])
    }
    element.addEventListener('paste', paste, { signal })
    return () => controller.abort()
  }, [target])
  return over
}
