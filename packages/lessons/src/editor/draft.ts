import { nameProblem, wordsProblem } from '@mango/contract'
import {
  lessonDescriptionLength,
  lessonTitleLength,
  maxNotes,
  noteType,
  text,
  type LessonDetail,
  type LessonFields,
} from '@mango/contract/lessons'
import { array, nullable, number, object, optional, string, type InferOutput } from 'valibot'

const file = object({ name: string(), url: string(), fileId: optional(number()) })
const note = object({ id: optional(number()), url: string(), small: string() })
const material = object({ ...file.entries, size: number(), tags: optional(string()) })
const chapter = object({ id: number(), name: string(), parentId: number() })

/** A lesson as it is being edited: also as it is kept until it is saved. */
export const draftSchema = object({
  title: string(),
  desc: string(),
  subjectId: number(),
  classId: nullable(number()),
  chapters: array(chapter),
  video: nullable(object({ ...file.entries, length: number() })),
  courseware: nullable(file),
  notes: array(note),
  removedNotes: array(number()),
  /** Paths of new notes that were taken away again: a phone's pictures are offered until the lesson is saved. */
  removedPaths: optional(array(string())),
  materials: array(material),
  relatedClassIds: array(number()),
  /** Where the slides begin; absent while nobody has changed it. */
  slideStarts: optional(array(number())),
})
export type Draft = InferOutput<typeof draftSchema>
export type DraftFile = InferOutput<typeof file>
export type DraftNote = InferOutput<typeof note>
export type DraftMaterial = InferOutput<typeof material>

export const newDraft = (subjectId: number, classId: number | null): Draft => ({
  title: '',
  desc: '',
  subjectId,
  classId,
  chapters: [],
  video: null,
  courseware: null,
  notes: [],
  removedNotes: [],
  materials: [],
  relatedClassIds: [],
})

/** What an editor of a stored lesson begins with. */
export const draftOf = (lesson: LessonDetail): Draft => ({
  title: lesson.title,
  desc: lesson.desc,
  subjectId: lesson.subjectId,
  classId: lesson.classId,
  chapters: lesson.chapterNames.map(({ id, name, parentId = 0 }) => ({ id, name, parentId })),
  video: lesson.videoUrl
    ? {
        name: lesson.videoName || '课堂视频',
        url: lesson.videoUrl,
        length: lesson.videoLength,
        ...(lesson.videoFileId !== undefined && { fileId: lesson.videoFileId }),
      }
    : null,
  courseware: lesson.pptUrl
    ? {
        name: lesson.pptName || '课堂课件',
        url: lesson.pptUrl,
        ...(lesson.pptFileId !== undefined && { fileId: lesson.pptFileId }),
      }
    : null,
  notes: lesson.excellentNotes.map(({ id, url, urlAbridge }) => ({
    url,
    small: urlAbridge || url,
    ...(id !== undefined && { id }),
  })),
  removedNotes: [],
  materials: lesson.files.map(({ fileName, url, size, fileId, tags }) => ({
    name: fileName,
    url,
    size,
    ...(fileId !== undefined && { fileId }),
    ...(tags !== undefined && { tags }),
  })),
  relatedClassIds: [],
})

export interface Place {
  readonly courseId: number
  readonly classId: number | undefined
  readonly hourId: number | undefined
  readonly custom: boolean
  /** Of a stored lesson. */
  readonly lessonId?: number | undefined
}

/** What is sent. */
export const fieldsOf = (draft: Draft, { courseId, hourId }: Place, status: 1 | 2): LessonFields => ({
  title: draft.title.trim(),
  subjectId: draft.subjectId,
  courseId,
  ...(draft.classId !== null && { classId: draft.classId }),
  desc: draft.desc,
  timeTableId: hourId ?? null,
  status,
  excellentNotes: draft.notes.map(({ id, url, small }) => ({
    url,
    urlAbridge: small,
    type: noteType,
    ...(id !== undefined && { id }),
  })),
  removedNotes: draft.removedNotes,
  videoUrl: draft.video?.url ?? '',
  videoLength: draft.video?.length ?? 0,
  videoFileId: draft.video?.fileId ?? null,
  pptUrl: draft.courseware?.url ?? '',
  pptFileId: draft.courseware?.fileId ?? null,
  chapterInfo: draft.chapters,
  files: draft.materials.map(({ name, url, fileId, tags }) => ({
    fileName: name,
    url,
    fileId: fileId ?? null,
    tags: tags ?? null,
  })),
  relateClassIds: draft.relatedClassIds,
  ...(draft.slideStarts && { slideStarts: draft.slideStarts }),
})

/** Why it can't be saved yet. */
export const titleError = ({ title }: Draft): string | undefined =>
  title.trim() === '' ? text.titleMissing : nameProblem(title, lessonTitleLength)

/** The same of its description, which is told beside the field anyhow: a notice says of what it speaks. */
export function descriptionError({ desc }: Draft): string | undefined {
  const wrong = wordsProblem(desc, lessonDescriptionLength)
  return wrong && `课堂描述${wrong}`
}

const pathOf = (url: string) => url.split('?')[0] ?? url

/** Whether video and courseware are still those that the times of the slides were given for. */
export const hasSameStage = (draft: Draft, stored: Draft): boolean =>
  (['video', 'courseware'] as const).every((part) => {
    const path = draft[part] && pathOf(draft[part].url)
    return path !== null && path === (stored[part] && pathOf(stored[part].url))
  })

/**
 * Adds notes that are not there yet, as many as fit.
 * @param most how many there may be then
 * @returns the draft, and whether some did not fit
 */
export function withNotes(
  draft: Draft,
  added: readonly DraftNote[],
  most = maxNotes,
): { draft: Draft; overfull: boolean } {
  const known = new Set(draft.notes.map(({ url }) => pathOf(url)))
  const fresh = added.filter(({ url }) => !known.has(pathOf(url)))
  const fitting = fresh.slice(0, Math.max(0, most - draft.notes.length))
  return { draft: { ...draft, notes: [...draft.notes, ...fitting] }, overfull: fitting.length < fresh.length }
}

/** Takes a note away; of a stored one the server is told. */
export const withoutNote = (draft: Draft, url: string): Draft => {
  const gone = draft.notes.find((one) => one.url === url)
  return {
    ...draft,
    notes: draft.notes.filter((one) => one !== gone),
    ...(gone?.id === undefined
      ? { removedPaths: [...(draft.removedPaths ?? []), pathOf(url)] }
      : { removedNotes: [...draft.removedNotes, gone.id] }),
  }
}

/** What a phone sent, without what was taken away again. */
export const notTakenAway = ({ removedPaths = [] }: Draft, sent: readonly DraftNote[]) =>
  sent.filter(({ url }) => !removedPaths.includes(pathOf(url)))

/** Adds materials that are not there yet. */
export function withMaterials(draft: Draft, added: readonly DraftMaterial[]): Draft {
  const known = new Set(draft.materials.map(({ url }) => pathOf(url)))
  return { ...draft, materials: [...draft.materials, ...added.filter(({ url }) => !known.has(pathOf(url)))] }
}
