import type { Definition } from './definition.ts'
import { describeAccessibility } from './promises/accessibility.ts'
import { describeAttributes } from './promises/attributes.ts'
import { describeContext } from './promises/context.ts'
import { describeCopies } from './promises/copies.ts'
import { describeCrash } from './promises/crash.ts'
import { describeEvents } from './promises/events.ts'
import { describeKeys } from './promises/keys.ts'
import { describeLeaks } from './promises/leaks.ts'
import { describeMethods } from './promises/methods.ts'
import { describeMoves } from './promises/moves.ts'
import { describePersons } from './promises/persons.ts'
import { describePolicy } from './promises/policy.ts'
import { describeProperties } from './promises/properties.ts'
import { describeSpace } from './promises/space.ts'
import { describeStyles } from './promises/styles.ts'
import { describeTheme } from './promises/theme.ts'
import { describeTopLayer } from './promises/top-layer.ts'

const promises: [name: string, describe: (definition: Definition) => void][] = [
  ['attributes', describeAttributes],
  ['properties', describeProperties],
  ['events', describeEvents],
  ['methods', describeMethods],
  ['moves', describeMoves],
  ['leaks', describeLeaks],
  ['styles', describeStyles],
  ['top layer', describeTopLayer],
  ['keys', describeKeys],
  ['crash', describeCrash],
  ['copies', describeCopies],
  ['policy', describePolicy],
  ['space', describeSpace],
  ['context', describeContext],
  ['theme', describeTheme],
  ['persons', describePersons],
  ['accessibility', describeAccessibility],
]

/** Every promise of the library, kept by one element. */
export function describeElement(definition: Definition): void {
  describe(`<${definition.face.tag}>`, () => {
    for (const [name, describePromise] of promises) describe(name, () => describePromise(definition))
  })
}
