import { gramsOf } from '../../search/grams.ts'
import { sortNameOf } from '../../search/sort-name.ts'

/** A name with what it is found and put in order by. */
export const named = (name: string) => ({ name, grams: gramsOf(name), sortName: sortNameOf(name) || ' ' })
