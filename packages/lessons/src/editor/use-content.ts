import { coursewareExtensions, lessonVideoExtensions, maxNotes, text } from '@mango/contract/lessons'
import type { LibraryFile } from '@mango/contract/library'
import { useNotify } from '@mango/ui/notice'
import { useSteady } from '@mango/widget/steady'
import { notTakenAway, withMaterials, withNotes, type Draft, type DraftNote } from './draft.ts'
import type { ChangeDraft } from './use-draft.ts'
import { usePartUploads } from './use-part-uploads.ts'
import { videoLength } from './video-length.ts'

const noteExtensions = ['jpg', 'jpeg', 'png', 'bmp', 'gif']

const fileOf = ({ fileName, url, id }: LibraryFile) => ({ name: fileName, url, fileId: id })
const noteOf = ({ url, urlAbridge }: LibraryFile): DraftNote => ({ url, small: urlAbridge || url })
const materialOf = (file: LibraryFile) => ({ ...fileOf(file), size: file.size })

/** What is put into a lesson: files of the library, pictures from a phone, and what is uploaded here. */
export function useContent(host: HTMLElement, draft: Draft, change: ChangeDraft) {
  const notify = useNotify()
  const setVideo = async (file: LibraryFile) => {
    change({ video: { ...fileOf(file), length: 0 } })
    const length = await videoLength(file.url)
    if (length > 0)
      change((before) => (before.video?.url === file.url ? { ...before, video: { ...before.video, length } } : before))
  }
  const setCourseware = (file: LibraryFile) => change({ courseware: fileOf(file) })
  // Steady: the library was opened a while ago, and a phone may have added notes since.
  const addNotes = useSteady((notes: readonly DraftNote[], room: number) => {
    const { draft: next, overfull } = withNotes(draft, notes, room)
    if (overfull) notify({ kind: 'warning', text: text.tooManyNotes })
    if (next.notes.length > draft.notes.length) change((before) => withNotes(before, notes, room).draft)
  })
  const addMaterials = (files: readonly LibraryFile[]) =>
    change((before) => withMaterials(before, files.map(materialOf)))

  const uploads = {
    video: usePartUploads({ host, extensions: lessonVideoExtensions, onDone: (file) => void setVideo(file) }),
    courseware: usePartUploads({ host, extensions: coursewareExtensions, onDone: setCourseware }),
    notes: usePartUploads({
      host,
      extensions: noteExtensions,
      together: { most: maxNotes - draft.notes.length, refusal: text.tooManyNotes, withUnfinished: true },
      onDone: (file) => addNotes([noteOf(file)], maxNotes),
    }),
    materials: usePartUploads({ host, extensions: [], onDone: (file) => addMaterials([file]) }),
  }
  /** What is being uploaded has its place already. */
  const noteRoom = maxNotes - uploads.notes.unfinished
  const addPhoneNotes = useSteady((notes: readonly DraftNote[]) => addNotes(notTakenAway(draft, notes), noteRoom))
  /** All of them or none. @returns whether there was room */
  const pickNotes = useSteady((files: readonly LibraryFile[]): boolean => {
    const notes = files.map(noteOf)
    const fits = !withNotes(draft, notes, noteRoom).overfull
    if (fits) addNotes(notes, noteRoom)
    else notify({ kind: 'warning', title: `选中的 ${files.length} 张没有加入`, text: text.tooManyNotes })
    return fits
  })
  /** How many files are on their way. */
  const uploading = Object.values(uploads).reduce((sum, { pending }) => sum + pending, 0)
  return { setVideo, setCourseware, addPhoneNotes, pickNotes, addMaterials, uploads, uploading }
}
