import type { LibraryFile, LinkResource } from '@mango/contract/library'
import { choice, elementFace, event, flag, json, method, text } from '@mango/element'

/** A file that was uploaded here. */
export interface UploadCompleteDetail {
  readonly file: LibraryFile
  /**
   * Where the library stands: `open`, and it has picked the file, which then comes with `resource-confirm`; or how it was left
   * last. Who confirmed wants the file too.
   */
  readonly library: 'open' | 'confirmed' | 'cancelled'
}

/** What was picked: files of the library, or one link. */
export type ResourceConfirmDetail =
  | { readonly mode: 'file'; readonly files: readonly LibraryFile[] }
  | { readonly mode: 'link'; readonly link: LinkResource }

export const face = elementFace({
  tag: 'resource-library',
  summary: 'The class-resource library: browse, search, upload and preview files, and hand back what was picked.',
  guide: {
    use: ['A form or an editor needs files of the school: pick, upload, preview.'],
    rather: ['Files of targets: `<evaluation-tree>`.', 'One document to look at: `<document-preview>`.'],
    keys: [
      ['↑ ↓', 'from file to file'],
      ['Space', 'picks'],
      ['Esc', 'closes'],
    ],
  },
  props: {
    open: flag({ summary: 'Shows the library as a dialog. Goes away by itself when the person confirms or cancels.' }),
    inline: flag({ summary: 'Shows the library as part of the page instead of as a dialog.' }),
    variant: choice(['class', 'evaluation'], 'class', {
      summary:
        'Which library: that of the class pages, or that of curriculum evaluation with its own calls and limits.',
    }),
    types: json<readonly number[]>([], {
      summary: 'Type codes that may be handed back (1 Word, 2 PDF, 3 PPT, 4 video, 5 other, 6 image); empty for all.',
      type: 'number[]',
    }),
    single: flag({ summary: 'Lets the person pick one file only.' }),
    filesOnly: flag({ summary: 'Offers files alone: no link can be handed back.' }),
    heading: text('', { summary: 'Title of the dialog; empty for 课堂资源库 or 课程评价资源库, by the variant.' }),
    viewer: text('', {
      ownPageOnly: true,
      summary:
        'Start of the address of an online viewer for Office documents; the file address is appended. Without one the server converts them, or they are downloaded.',
    }),
  },
  events: {
    'resource-confirm': event<ResourceConfirmDetail>({
      summary: 'The person confirmed. Prevent it to keep the library open.',
      cancelable: true,
    }),
    'upload-complete': event<UploadCompleteDetail>({
      summary:
        'A file was uploaded, perhaps long after the library was closed or its element removed: listen on the element itself.',
    }),
    'resource-cancel': event<undefined>({
      summary: 'The person cancelled or closed the library without picking anything.',
    }),
  },
  methods: {
    show: method<() => void>({ summary: 'Opens the dialog, reset to its first page.' }),
    close: method<() => void>({ summary: 'Closes the dialog without an event.' }),
  },
  parts: { list: 'The list of files.', uploads: 'The list of uploads.', footer: 'The row of buttons at the bottom.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
