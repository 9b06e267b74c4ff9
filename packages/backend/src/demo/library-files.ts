import type { LibraryVariant } from '@mango/contract/library'
import { utf8 } from '../drawing/bytes.ts'
import { jpeg } from '../drawing/jpeg.ts'
import { png } from '../drawing/png.ts'
import { fromBase64 } from '../secrets.ts'
import { bmp } from './files/bmp.ts'
import { clips } from './files/clips.ts'
import { gif } from './files/gif.ts'
import { docx, pptx, xlsx } from './files/office.ts'
import { pdf } from './files/pdf.ts'
import { lessonClip } from './files/lesson-clip.ts'
import { landscape } from './files/picture.ts'
import { wav } from './files/wav.ts'
import type { Random } from './random.ts'
import { topics, type Topic } from './topics.ts'

export interface DemoFile {
  readonly schoolId: number
  readonly variant: LibraryVariant
  readonly fileName: string
  /** Of the stored object; that of a transcoded video is another one than its name's. */
  readonly extension: string
  readonly bytes: Uint8Array
}

const clip = (name: keyof typeof clips) => fromBase64(clips[name]) ?? new Uint8Array()
const linesOf = ({ subject, goals }: Topic) => [
  `学科：${subject}`,
  ...goals.map((goal, index) => `${index + 1}. ${goal}`),
]
const scores = (random: Random) =>
  Array.from({ length: 20 }, (_, index) => [index + 1, random.between(60, 100), random.between(60, 100)])

interface Kind {
  /** Part of the name behind the topic. */
  readonly label: string
  readonly extension: string
  /** Extension of the stored object where it is another one. */
  readonly stored?: string
  make(topic: Topic, random: Random): Promise<Uint8Array> | Uint8Array
}

/** What a school's library is full of; the more often a kind stands here, the more of it there are. */
const kinds: readonly Kind[] = [
  { label: '教学设计', extension: 'docx', make: (topic) => docx(`${topic.title} 教学设计`, linesOf(topic)) },
  {
    label: '课件',
    extension: 'pptx',
    make: (topic) =>
      pptx([
        { title: topic.title, lines: linesOf(topic) },
        { title: '课堂练习', lines: topic.goals },
      ]),
  },
  {
    label: '学案',
    extension: 'pdf',
    make: (topic) =>
      pdf([
        { title: `${topic.title} 学案`, lines: linesOf(topic) },
        { title: '课后作业', lines: topic.goals },
      ]),
  },
  {
    label: '插图',
    extension: 'png',
    make: (_, random) => {
      const picture = landscape(random, 480, 300)
      return png(picture.width, picture.height, picture.pixels)
    },
  },
  { label: '课后作业', extension: 'docx', make: (topic) => docx(`${topic.title} 课后作业`, topic.goals) },
  { label: '板书照片', extension: 'jpg', make: (_, random) => jpeg(landscape(random, 480, 300)) },
  { label: '微课', extension: 'mp4', make: () => fromBase64(lessonClip) ?? new Uint8Array() },
  {
    label: '复习课件',
    extension: 'pptx',
    make: (topic) => pptx([{ title: `${topic.title} 复习`, lines: topic.goals }]),
  },
  {
    label: '单元测试卷',
    extension: 'pdf',
    make: (topic) => pdf([{ title: `${topic.title} 单元测试卷`, lines: topic.goals }]),
  },
  {
    label: '成绩登记',
    extension: 'xlsx',
    make: (topic, random) => xlsx(topic.title, [['学号', '平时', '期末'], ...scores(random)]),
  },
  {
    label: '朗读示范',
    extension: 'wav',
    make: (_, random) => wav(Array.from({ length: 6 }, () => 262 * 2 ** (random.between(0, 12) / 12))),
  },
  { label: '拓展阅读', extension: 'txt', make: (topic) => utf8([topic.title, ...linesOf(topic)].join('\n')) },
  { label: '演示动画', extension: 'webm', make: () => clip('webm') },
  { label: '配乐', extension: 'mp3', make: () => clip('mp3') },
  { label: '活动照片', extension: 'jpeg', make: (_, random) => jpeg(landscape(random, 320, 200)) },
  { label: '示意图', extension: 'gif', make: (_, random) => gif(landscape(random, 160, 100)) },
  { label: '课堂实录', extension: 'mov', stored: 'mp4', make: () => clip('mp4') },
  { label: '扫描件', extension: 'bmp', make: (_, random) => bmp(landscape(random, 160, 100)) },
  { label: '知识图谱', extension: 'json', make: (topic) => utf8(JSON.stringify(topic, null, 2)) },
  {
    label: '课件素材',
    extension: 'png',
    make: (_, random) => {
      const picture = landscape(random, 320, 320)
      return png(picture.width, picture.height, picture.pixels)
    },
  },
]
const fileCount = 120

/** 120 files of every kind that can be previewed, each one what its name says. */
export async function libraryFiles(random: Random): Promise<DemoFile[]> {
  const files: DemoFile[] = []
  for (let index = 0; index < fileCount; index++) {
    const kind = kinds[index % kinds.length]
    const topic = topics[(index * 7) % topics.length]
    if (!kind || !topic) break
    files.push({
      schoolId: index % 10 === 4 ? 2 : 1,
      variant: index % 7 >= 5 ? 'evaluation' : 'class',
      fileName: `${topic.title}${kind.label}.${kind.extension}`,
      extension: kind.stored ?? kind.extension,
      bytes: await kind.make(topic, random),
    })
  }
  return files
}
