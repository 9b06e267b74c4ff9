import type { Tone } from '../progress/index.ts'

const marks: readonly [suffixes: string, text: string, tone: Tone][] = [
  ['pdf', 'PDF', 'red'],
  ['ppt pptx', 'PPT', 'gold'],
  ['doc docx', 'DOC', 'sky'],
  ['xls xlsx csv', 'XLS', 'leaf'],
  ['mp4 webm ogv mov mpeg4 avi flv wmv', '视频', 'sky'],
  ['mp3 ogg wav aac m4a', '音频', 'gold'],
  ['jpg jpeg png gif bmp webp svg', '图片', 'leaf'],
  ['txt json md', '文本', 'neutral'],
  ['zip rar 7z', '压缩', 'neutral'],
]

export type FileMarkProps = {
  /** A file name or its suffix. */
  name: string
  /** Replaces the text found by the suffix. */
  text?: string | undefined
  tone?: Tone | undefined
}

/** What kind of file it is, in a small square. Hidden from screen readers: the file name beside it says the same. */
export function FileMark({ name, text, tone }: FileMarkProps) {
  const suffix = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const mark = marks.find(([suffixes]) => suffixes.split(' ').includes(suffix))
  return (
    <span className="file-mark" data-tone={tone ?? mark?.[2] ?? 'neutral'} aria-hidden="true">
      {text ?? mark?.[1] ?? '文件'}
    </span>
  )
}
