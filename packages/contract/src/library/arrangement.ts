/** Whose files are listed: everybody's, one's own, or those one has handed back last. The documents know the first. */
export const libraryScopes = ['all', 'mine', 'recent'] as const
export type LibraryScope = (typeof libraryScopes)[number]

/** In which order; of the files used last the order of use stands for `newest`. The documents know the first. */
export const librarySorts = ['newest', 'oldest', 'name', 'nameDown', 'largest', 'smallest'] as const
export type LibrarySort = (typeof librarySorts)[number]
