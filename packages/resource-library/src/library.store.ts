import { localStore } from '@mango/client'
import type { LibraryFile, LibraryScope, LibrarySort, LinkResource } from '@mango/contract/library'
import { createStore } from 'zustand/vanilla'

export interface LibraryState {
  readonly mode: 'file' | 'link'
  readonly pageNum: number
  /** What the list is searched for. */
  readonly search: string
  /** One of `typeFilters`; 0 for all. */
  readonly type: number
  readonly scope: LibraryScope
  readonly sort: LibrarySort
  /** In rows, or as pictures. The next opening shows them the same way. */
  readonly layout: 'list' | 'grid'
  /** Picked files by id, in the order they were picked; kept across pages and searches. */
  readonly picked: ReadonlyMap<number, LibraryFile>
  /** What is written in link mode. */
  readonly link: LinkResource
  /** Whether it was to be handed back: only then is said what is wrong with it. */
  readonly linkTried: boolean
}

const layoutKey = 'mango:library-layout'

const opened = (): LibraryState => ({
  mode: 'file',
  pageNum: 1,
  search: '',
  type: 0,
  scope: 'all',
  sort: 'newest',
  layout: localStore.get(layoutKey) === 'grid' ? 'grid' : 'list',
  picked: new Map(),
  link: { name: '', url: '' },
  linkTried: false,
})

/** What the parts of one opened library share. Every opening makes a new one (document 1, section 2). */
export function createLibraryStore() {
  const store = createStore<LibraryState>(opened)
  const actions = {
    store,
    setMode: (mode: LibraryState['mode']) => store.setState({ mode }),
    setPage: (pageNum: number) => store.setState({ pageNum }),
    /** A new search or filter starts at the first page. */
    setSearch: (search: string) => store.setState({ search, pageNum: 1 }),
    setType: (type: number) => store.setState({ type, pageNum: 1 }),
    /** Everything of the same scope. */
    reset: () => store.setState({ search: '', type: 0, pageNum: 1 }),
    setScope: (scope: LibraryScope) => store.setState({ scope, pageNum: 1 }),
    setSort: (sort: LibrarySort) => store.setState({ sort, pageNum: 1 }),
    setLayout(layout: LibraryState['layout']) {
      localStore.set(layoutKey, layout)
      store.setState({ layout })
    },
    /** Picks a file; with `single` it replaces the one picked before, otherwise the one whose place it has taken in the library. */
    pick: (file: LibraryFile, single: boolean, replaces?: number) =>
      store.setState(({ picked }) => {
        const files = [...(single ? [] : picked.values()), file]
        return { picked: new Map(files.map((one) => (one.id === replaces ? file : one)).map((one) => [one.id, one])) }
      }),
    /** Picks a file or takes it back. */
    toggle(file: LibraryFile, single: boolean) {
      const { picked } = store.getState()
      if (!picked.has(file.id)) return actions.pick(file, single)
      const rest = new Map(picked)
      rest.delete(file.id)
      store.setState({ picked: rest })
    },
    /** A picked file has changed. */
    replace: (file: LibraryFile) =>
      store.setState(({ picked }) => (picked.has(file.id) ? { picked: new Map(picked).set(file.id, file) } : {})),
    /** A file is gone. */
    unpick(file: LibraryFile) {
      if (store.getState().picked.has(file.id)) actions.toggle(file, false)
    },
    clearPicked: () => store.setState({ picked: new Map() }),
    setLink: (link: LinkResource) => store.setState({ link }),
    tryLink: () => store.setState({ linkTried: true }),
  }
  return actions
}
export type LibraryStore = ReturnType<typeof createLibraryStore>
