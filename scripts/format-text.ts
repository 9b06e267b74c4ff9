import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

const options: FormatConfig = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))

/** The text of a generated file as `npm run format` would leave it, so that `npm run lint` passes it. */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
}
