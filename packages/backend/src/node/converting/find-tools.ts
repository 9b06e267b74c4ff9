import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'

const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute)

async function find(name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const file = path.join(folder, name)
    const there = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (there) return file
  }
  return undefined
}

/** The programs that were found; each is optional. */
export interface Tools {
  readonly ffmpeg: { readonly ffmpeg: string; readonly ffprobe: string } | undefined
  readonly office: string | undefined
  readonly pages: string | undefined
  /** Set before each of them: it is to take little of the machine. */
  readonly manners: readonly string[]
}

const gigabyte = 1024 ** 3
/** A file that makes a program grow without end ends the program, not the server. */
const bounds = [`--as=${4 * gigabyte}`, `--fsize=${4 * gigabyte}`, '--core=0']

/** Looks for Debian's `ffmpeg`, `libreoffice` and `poppler-utils`. */
export async function findTools(): Promise<Tools> {
  const [ffmpeg, ffprobe, office, pages, nice, prlimit] = await Promise.all(
    ['ffmpeg', 'ffprobe', 'soffice', 'pdftoppm', 'nice', 'prlimit'].map(find),
  )
  return {
    ffmpeg: ffmpeg && ffprobe ? { ffmpeg, ffprobe } : undefined,
    office,
    pages,
    manners: [...(prlimit ? [prlimit, ...bounds] : []), ...(nice ? [nice, '-n', '19'] : [])],
  }
}
