import {
  scaleMeanings,
  scoreKinds,
  text,
  type AbilityOverview,
  type DailyBehaviour,
} from '@mango/contract/growth-profile'
import type { PdfBlock, PdfDocument, PdfPart, PdfPicture } from '../../../pdf/document.ts'
import { daysOf, radarOf, upTo } from './charts.ts'

/** Of a profile what is worth a sheet of paper. */
export interface PrintedProfile {
  readonly facts: Readonly<Record<string, string>>
  readonly photo: PdfPicture | undefined
  /** Undefined where nothing was evaluated. */
  readonly ability:
    | { readonly term: string; readonly target: string; readonly rows: readonly AbilityOverview[] }
    | undefined
  readonly range: string
  readonly behaviour: DailyBehaviour
  readonly moments: readonly PrintedMoment[]
  readonly today: string
}
export interface PrintedMoment {
  readonly title: string
  readonly content: string
  readonly day: string
  readonly picture: PdfPicture | undefined
}

const heading = (words: string): PdfPart => ({ kind: 'text', text: words, look: 'heading' })
const body = (words: string): PdfPart => ({ kind: 'text', text: words, look: 'body' })
const small = (words: string): PdfPart => ({ kind: 'text', text: words, look: 'small' })
const picture = (drawn: PdfPicture, width = 1): PdfPart => ({ kind: 'picture', picture: drawn, width })
/** However long a screenshot is, it is one of four beside each other. */
const momentPicture = (drawn: PdfPicture): PdfPart => ({ kind: 'picture', picture: drawn, width: 1, height: 1.5 })
const name = { look: 'name' } as const
const number = { look: 'number' } as const

/** Stand above everything else: the title and the line below it. */
const told = ['姓名', '学校', '班级']
/** More of each would be a third page. */
const shownAtMost = { facts: 16, sources: 6 } as const
const longest = { title: 20, content: 40 } as const

/** Two facts in a row, each behind its name. */
function who({ facts, photo }: PrintedProfile): PdfBlock {
  const entries = Object.entries(facts)
    .filter(([label]) => !told.includes(label))
    .slice(0, shownAtMost.facts)
  const rows = Array.from({ length: Math.ceil(entries.length / 2) }, (_, index) =>
    entries.slice(index * 2, index * 2 + 2).flatMap(([label, value]) => [label, value || '–']),
  )
  const columns = [{ share: 0.18, ...name }, { share: 0.32 }, { share: 0.18, ...name }, { share: 0.32 }]
  const table: PdfPart = { kind: 'table', columns, rows }
  if (rows.length === 0) return photo ? [picture(photo, 0.16)] : []
  if (!photo) return [table]
  const cells = [
    { share: 0.16, parts: [picture(photo)] },
    { share: 0.84, parts: [table] },
  ]
  return [{ kind: 'row', cells }]
}

const score = (value: number | null) => (value === null ? '–' : value.toFixed(2))

function abilities({ ability }: PrintedProfile): PdfBlock {
  if (!ability) return [heading(text.ability), small('还没有能力评估')]
  const { term, target, rows } = ability
  const table: PdfPart = {
    kind: 'table',
    columns: [{ share: 0.31 }, { share: 0.23, ...number }, { share: 0.23, ...number }, { share: 0.23, ...number }],
    head: ['学科', ...scoreKinds.map((kind) => kind.name)],
    rows: rows.map((row) => [row.subjectName, ...scoreKinds.map(({ key }) => score(row[key]))]),
  }
  const radar = radarOf(rows)
  return [
    heading(`${text.ability}（${term} · ${target}）`),
    radar
      ? {
          kind: 'row',
          cells: [
            { share: 0.55, parts: [picture(radar)] },
            { share: 0.45, parts: [table] },
          ],
        }
      : table,
    small(`分数从 0 到 4：${scaleMeanings.map((one) => `${one.score} 分${one.meaning}`).join('，')}。`),
    small(`${scoreKinds.map((kind) => `${kind.name}：${kind.meaning}`).join('；')}。`),
  ]
}

const sourcesOf = (title: string, rows: DailyBehaviour['source'], none: string): PdfPart[] => [
  body(title),
  rows.length === 0
    ? small(none)
    : {
        kind: 'table',
        columns: [{ share: 0.7 }, { share: 0.3, ...number }],
        rows: rows.slice(0, shownAtMost.sources).map(({ name: what, point }) => [what, `${point} 分`]),
      },
]

function daily({ behaviour, range }: PrintedProfile): PdfBlock {
  const sum = (values: readonly number[]) => Math.round(values.reduce((all, value) => all + value, 0))
  const own = sum(behaviour.dailyBehavior.map(({ point }) => point))
  const average = sum(behaviour.dailyBehavior.map((day) => day.average))
  return [
    heading(`${text.daily}（最近 ${range}）`),
    body(
      `${text.currentPoints} ${behaviour.total}　${text.balance} ${behaviour.balance}　最近 ${range}共 ${own} 分，班级平均 ${average} 分`,
    ),
    picture(daysOf(behaviour)),
    {
      kind: 'row',
      cells: [
        { share: 0.5, parts: sourcesOf(text.pointSources, behaviour.source, '这段时间没有得分') },
        { share: 0.5, parts: sourcesOf(text.pointConsumption, behaviour.consume, '这段时间没有消费') },
      ],
    },
    small('班级平均：全班同学当天得分的总和除以全班人数。'),
  ]
}

function moments({ moments: shown }: PrintedProfile): PdfBlock {
  if (shown.length === 0) return []
  // Always four wide, so that a single picture is no poster.
  const cells = Array.from({ length: 4 }, (_, index) => {
    const one = shown[index]
    const parts = one
      ? [
          ...(one.picture ? [momentPicture(one.picture)] : []),
          body(upTo(longest.title, one.title)),
          small(`${one.day}　${upTo(longest.content, one.content)}`),
        ]
      : []
    return { share: 0.25, parts }
  })
  return [heading(text.moments), { kind: 'row', cells }]
}

/** The profile of a student as it is printed for whoever asks the school how the student does. */
export function profileDocument(profile: PrintedProfile): PdfDocument {
  const { facts, today } = profile
  const blocks = [who(profile), abilities(profile), daily(profile), moments(profile)]
  return {
    title: `${facts['姓名'] || '学生'}的成长档案`,
    facts: [facts['学校'] ?? '', facts['班级'] ?? '', `${today} 打印`],
    columns: 1,
    blocks: blocks.filter((block) => block.length > 0),
  }
}
