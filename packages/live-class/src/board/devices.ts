import type { Student } from '@mango/contract/students'

/** The device of each student who has one: as paired in this class, else the lasting one, unless somebody else has it now. */
export function devicesOf(
  students: readonly Student[],
  pairs: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const taken = new Set(pairs.values())
  return new Map(
    students.flatMap(({ id, machineCode }) => {
      const device = pairs.get(id) ?? (machineCode && !taken.has(machineCode) ? machineCode : undefined)
      return device ? [[id, device]] : []
    }),
  )
}
