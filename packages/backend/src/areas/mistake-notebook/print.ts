import { isChoiceQuestion, questionType } from '@mango/contract/questions'
import type { PdfBlock, PdfDocument, PdfPart } from '../../pdf/document.ts'
import type { Printable, Printed } from './printable.ts'

/** What a paper is to hold, and how it is arranged. */
export interface PaperWish {
  readonly name: string
  readonly fillMyAnswer: boolean
  readonly fillAnswerAndParse: boolean
  readonly answersAtEnd: boolean
  readonly reasons: boolean
  readonly room: boolean
  readonly nameLine: boolean
  readonly columns: 1 | 2
  readonly order: 'added' | 'type' | 'shuffled'
  readonly pictureSize: number
}
interface Owner {
  readonly className: string
  readonly today: string
}

const types: readonly string[] = Object.values(questionType)
/** What is to be filled in needs room to work it out; the rest is written as a whole. */
const linesToWrite = ({ typeName }: Printable) => (typeName === '填空题' ? 2 : 5)
const photoWidth = 0.45
const chineseNumbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** Choice questions first, as papers have them; a type keeps the order it was added in. */
const byType = (questions: readonly Printable[]) => {
  const place = ({ typeName }: Printable) => (types.includes(typeName) ? types.indexOf(typeName) : types.length)
  return questions.toSorted((a, b) => place(a) - place(b) || a.typeName.localeCompare(b.typeName, 'zh'))
}

/** Another order than that of the basket, and for a basket always the same one: preview and download agree. */
const mixed = ({ id }: Printable) => Math.imul(id, 0x9e3779b1) >>> 0
const inOrder = (questions: readonly Printable[], order: PaperWish['order']) =>
  order === 'type'
    ? byType(questions)
    : order === 'shuffled'
      ? questions.toSorted((a, b) => mixed(a) - mixed(b))
      : questions

const heading = (text: string): PdfPart => ({ kind: 'text', text, look: 'heading' })
const small = (text: string, aside = false): PdfPart => ({ kind: 'text', text, look: 'small', aside })

const partsOf = (label: string, printed: readonly Printed[], width: number, aside = false): PdfPart[] =>
  printed.flatMap(({ part, text, picture }, index): PdfPart[] => {
    const named = `${index === 0 ? label : ''}${part}`
    return [
      ...(text || named ? [{ kind: 'text', text: `${named}${text}`, look: 'body', aside } as const] : []),
      ...(picture ? [{ kind: 'picture', picture, width, aside } as const] : []),
    ]
  })

/** With a number before its first words, or above what has none. */
function numbered(label: string, [first, ...rest]: PdfPart[]): PdfPart[] {
  if (first?.kind === 'text') return [{ ...first, text: `${label}${first.text}` }, ...rest]
  return [{ kind: 'text', text: label.trim(), look: 'body' }, ...(first ? [first, ...rest] : [])]
}

const solutionOf = (question: Printable, width: number, label = '答案：'): PdfPart[] => [
  ...partsOf(label, question.answer, width, label !== ''),
  ...partsOf('解析：', question.parse, width, true),
]

/** The paper of some mistakes as it is to be printed. */
export function paperOf(wish: PaperWish, owner: Owner, basket: readonly Printable[]): PdfDocument {
  const questions = inOrder(basket, wish.order)
  const width = wish.pictureSize / 100
  const number = new Map(questions.map(({ id }, index) => [id, index + 1]))
  const label = ({ id }: Printable) => `${number.get(id)}. `

  let sections = 0
  const section = (name: string) => heading(`${chineseNumbers[sections++] ?? sections}、${name}`)
  let type = ''
  const asked = questions.map((question): PdfBlock => {
    const begins = wish.order === 'type' && question.typeName !== type
    type = question.typeName
    const roomy = wish.room && !isChoiceQuestion(question)
    return [
      ...(begins ? [section(question.typeName)] : []),
      { kind: 'text', text: `${label(question)}【${question.typeName}】`, look: 'body' },
      ...(question.content ? [{ kind: 'text', text: question.content, look: 'body' } as const] : []),
      ...(question.picture ? [{ kind: 'picture', picture: question.picture, width } as const] : []),
      ...question.options.map((text): PdfPart => ({ kind: 'text', text, look: 'body' })),
      ...(roomy ? [{ kind: 'lines', count: linesToWrite(question) } as const] : []),
      ...(wish.reasons && question.reasons.length > 0 ? [small(`错因：${question.reasons.join('、')}`)] : []),
      ...(wish.answersAtEnd ? [] : addedTo(question)),
    ]
  })
  function addedTo(question: Printable): PdfPart[] {
    return [
      ...(wish.fillMyAnswer ? partsOf('我的作答：', question.myAnswer, photoWidth, true) : []),
      ...(wish.fillAnswerAndParse ? solutionOf(question, width) : []),
    ]
  }

  /** A section behind the questions; its name stays with its first entry. */
  const behind = (name: string, entryOf: (question: Printable) => PdfPart[]): PdfBlock[] => {
    const entries = questions
      .map((question) => ({ question, entry: entryOf(question) }))
      .filter(({ entry }) => entry.length > 0)
    return entries.map(({ question, entry }, index) => [
      ...(index === 0 ? [section(name)] : []),
      ...numbered(label(question), entry),
    ])
  }
  return {
    title: wish.name,
    facts: wish.nameLine
      ? [owner.className, '姓名 ____________', '日期 ____________', `共 ${questions.length} 题`]
      : [owner.className, owner.today, `共 ${questions.length} 题`],
    columns: wish.columns,
    blocks: asked,
    // On pages of their own: who does the paper again lays them aside.
    appendix: wish.answersAtEnd
      ? [
          ...(wish.fillMyAnswer ? behind('我的作答', (one) => partsOf('', one.myAnswer, photoWidth)) : []),
          ...(wish.fillAnswerAndParse ? behind('答案与解析', (one) => solutionOf(one, width, '')) : []),
        ]
      : [],
  }
}
