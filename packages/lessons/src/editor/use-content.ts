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
  const addNotes = useSteady((notes: readonly DraftNote[]) => {
    const { draft: next, overfull } = withNotes(draft, notes)
    if (overfull) notify({ kind: 'warning', text: text.tooManyNotes })
    if (next.notes.length > draft.notes.length) change((before) => withNotes(before, notes).draft)
  })
  const addNoteFiles = (files: readonly LibraryFile[]) => addNotes(files.map(noteOf))
  const addPhoneNotes = useSteady((notes: readonly DraftNote[]) => addNotes(notTakenAway(draft, notes)))
  const addMaterials = (files: readonly LibraryFile[]) =>
    change((before) => withMaterials(before, files.map(materialOf)))

  const uploads = {
    video: usePartUploads({ host, extensions: lessonVideoExtensions, onDone: (file) => void setVideo(file) }),
    courseware: usePartUploads({ host, extensions: coursewareExtensions, onDone: setCourseware }),
    notes: usePartUploads({
      host,
      extensions: noteExtensions,
      together: { most: maxNotes, refusal: text.tooManyNotes },
      onDone: (file) => addNoteFiles([file]),
    }),
    materials: usePartUploads({ host, extensions: [], onDone: (file) => addMaterials([file]) }),
  }
  /** How many files are on their way. */
  const uploading = Object.values(uploads).reduce((sum, { pending }) => sum + pending, 0)
  return { setVideo, setCourseware, addPhoneNotes, addNoteFiles, addMaterials, uploads, uploading }
}
