import { choice, elementFace, event, flag, method, number } from '@mango/element'

export interface DocumentOpenDetail {
  readonly lessonId: number
  /** Place of the file among the lesson's materials, from 0. */
  readonly file: number
}

export const face = elementFace({
  tag: 'lesson-view',
  summary:
    'A lesson: its video with the slides that follow it, its notes and materials; for its teacher also editing and publishing.',
  guide: {
    use: ['Watching one lesson: video, slides, notes, attachments.'],
    rather: ['One document alone: `<document-preview>`.'],
    keys: [
      ['K / Space', 'plays, pauses'],
      ['J L ← →', 'back, on'],
      [', .', 'frame by frame, while it pauses'],
      ['< >', 'slower, faster'],
      ['F M', 'full screen, mute'],
      ['?', 'all keys'],
    ],
  },
  props: {
    audience: choice(['student', 'teacher'], 'student', {
      summary: 'Who looks: a teacher also edits, publishes and deletes; a student writes notes beside the video.',
    }),
    lessonId: number(undefined, { summary: 'Id of the lesson.' }),
    courseId: number(undefined, { summary: 'Of a teacher: the course it was looked for in, for the way back.' }),
    classId: number(undefined, { summary: 'Of a teacher: the class it was looked for in, for the way back.' }),
    custom: flag({ summary: 'The course is one of its own, without chapters.' }),
    start: number(0, { summary: 'Second of the video to begin at; without one it goes on where the person stopped.' }),
  },
  events: {
    'lesson-back': event<undefined>({
      summary: 'The person wants back to the list. By default the page goes there.',
      cancelable: true,
    }),
    'lesson-open': event<{ lessonId: number }>({
      summary: 'The lesson before or after is wanted. By default the page goes to it.',
      cancelable: true,
    }),
    'document-open': event<DocumentOpenDetail>({
      summary: 'A material is to be looked at. By default its preview opens in a new tab.',
      cancelable: true,
    }),
    'lesson-released': event<{ lessonId: number; status: 1 | 2 }>({
      summary: 'The lesson was published (2) or taken back to the drafts (1); it is shown anew already.',
    }),
    'lesson-saved': event<{ lessonId: number | undefined }>({
      summary: 'The lesson was changed.',
    }),
    'lesson-deleted': event<{ lessonId: number }>({
      summary: 'The lesson was deleted. By default the page goes to the list.',
      cancelable: true,
    }),
  },
  methods: { seek: method<(second: number) => void>({ summary: 'Goes to a second of the video.' }) },
  parts: { stage: 'Video and slides.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '720px',
})
