import { cleanName } from '@mango/contract'
import { linkType } from '@mango/contract/library'

const longestName = 255

interface Named {
  readonly fileName: string
  readonly type?: number
}

/** A file's name without what follows its last dot, and that; the name of a link is all of it. */
export function nameParts({ fileName, type }: Named): { base: string; suffix: string } {
  const dot = fileName.lastIndexOf('.')
  return dot <= 0 || type === linkType
    ? { base: fileName, suffix: '' }
    : { base: fileName.slice(0, dot), suffix: fileName.slice(dot) }
}

/** The name as it is kept, and why a file can't be called so. What is a path instead of a name the server refuses. */
export function newName(base: string, suffix: string): { fileName: string; wrong?: string } {
  const fileName = `${cleanName(base)}${suffix}`
  if (cleanName(base) === '') return { fileName, wrong: '请输入名称' }
  return [...fileName].length > longestName ? { fileName, wrong: `名称不能超过${longestName}个字` } : { fileName }
}
