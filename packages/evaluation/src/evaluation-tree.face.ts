import { elementFace, event, json, method, number, text } from '@mango/element'

export const face = elementFace({
  tag: 'evaluation-tree',
  summary:
    'Curriculum evaluation: the tree of targets of a subject, and the teaching files that hang on them. A page with a <resource-library> lets people pick from it here too.',
  guide: {
    use: ['Teachers keep targets of a subject and the files that hang on them.'],
    rather: ['Files without targets: `<resource-library>`.'],
    keys: [
      ['↑ ↓ ← →', 'rows, branches'],
      ['letters', 'the next name that begins with them'],
      ['F2', 'renames'],
      ['menu key, Shift F10', 'what can be done'],
      ['Ctrl X, Ctrl V', 'moves'],
    ],
  },
  props: {
    view: text('', {
      summary:
        'What is shown, as a query string: subjectId, item, page, permission (1 public, 2 private, 3 pending), own (1: only files of this level), order (1 name, 2 rating, 3 downloads), query. Changes as the person works; empty shows the first subject.',
    }),
    heading: text('课程评价指标管理', { summary: 'Title above the tree; empty for none.' }),
    subjectId: number(undefined, { summary: 'Subject that is shown where the view names none.' }),
    authority: json<readonly number[] | undefined>(undefined, {
      summary:
        'Permission ids of the person (106 administers every file, 110 defines categories), where they are not those of the login.',
      type: 'number[] | undefined',
    }),
    template: text('/oss/system/evaluation-template.xlsx', {
      ownPageOnly: true,
      summary: 'Address of the empty table that targets are imported from.',
    }),
    viewer: text('', {
      ownPageOnly: true,
      summary:
        'Start of the address of an online viewer for Office documents; the file address is appended. Without one they are downloaded.',
    }),
  },
  events: {
    'view-change': event<{ readonly view: string; readonly replace: boolean }>({
      summary:
        'The shown view changed: keep it in the address, and give it back as `view`. `replace`: not a step of its own.',
    }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for the shown tree and files again.' }) },
  parts: { tree: 'The tree with its search.', files: 'The chosen item with its files.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '720px',
})
