import { readFileSync } from 'node:fs'

export function elementsVersion(): string {
  return JSON.parse(readFileSync('packages/elements/package.json', 'utf8')).version
}
