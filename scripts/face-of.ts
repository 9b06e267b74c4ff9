/** Where the face of a tag is: its file is a line that exports a `define`, and the face is beside that. */
export function faceOf(code: string): string {
  const define = /from '(.+)([/.])define(\.ts)?'/.exec(code)
  if (!define) throw new Error('expected one line that exports a define')
  const [, base, joint, ending = ''] = define
  return `${base}${joint}face${ending}`
}
