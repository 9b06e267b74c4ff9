import { searchedWithin } from '../../search/scoped.ts'
import { sortNameOf } from '../../search/sort-name.ts'
import type { OfSubject } from './tree.ts'

/** Names are searched for within a subject of a school. */
export const scopeOf = ({ schoolId, subjectId }: OfSubject): string => `${schoolId}.${subjectId}`

/** An item's name with what it is searched by. */
export const named = (ofSubject: OfSubject, name: string) => ({ name, ...searchedWithin(scopeOf(ofSubject), name) })

/** A file's name with what it is searched and put in its place by. */
export const fileNamed = (ofSubject: OfSubject, fileName: string) => ({
  fileName,
  sortName: sortNameOf(fileName) || ' ',
  ...searchedWithin(scopeOf(ofSubject), fileName),
})
