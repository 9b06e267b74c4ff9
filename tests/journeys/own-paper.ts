/** Whom a call is made for, and where. */
export interface Caller {
  readonly origin: string
  readonly token: string
}

/** Makes a call of the correction as the student's page would. */
export async function ask<Data>(
  { origin, token }: Caller,
  call: string,
  query: Record<string, string | number | boolean> = {},
): Promise<Data> {
  const search = new URLSearchParams(Object.entries({ ...query, userToken: token }).map(([k, v]) => [k, String(v)]))
  const { data } = await (await fetch(`${origin}/api/tk/inputPaperAnswer/${call}?${search}`)).json()
  return data
}

/** The same for a call that has a body. */
export const send = ({ origin, token }: Caller, call: string, body: object) =>
  fetch(`${origin}/api/tk/inputPaperAnswer/${call}?userToken=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

interface Entry {
  readonly id: number
  readonly practiseId: number
  readonly paperId: number | null
  readonly type: number
}

/** A student's own paper that was not touched yet: homework of a subject, by chapter. @returns its id */
export async function ownPaper(caller: Caller, chapter: number, subjectId = 2): Promise<number> {
  const [book] = await ask<Entry[]>(caller, 'getWorkBookInfo', { subjectId, source: 4 })
  const below = (parentId = 0) => ask<Entry[]>(caller, 'getPractises', { subjectId, parentId, query: '' })
  const [section] = await below((await below(book?.practiseId))[chapter]?.id)
  return ask<number>(caller, 'getComposedPaperId', { paperId: section?.paperId ?? 0, type: section?.type ?? 0 })
}

export interface OwnQuestion {
  readonly id: number
  readonly halfRight: boolean
  readonly subAnswers: readonly { readonly id: number; readonly check: number }[]
}
/** A paper as the server has it. */
export const paperOf = (caller: Caller, id: number) =>
  ask<{ corrected: boolean; paperName: string; answerList: OwnQuestion[] }>(caller, 'getAnswerDetail', {
    id,
    showAnswer: false,
  })
export const checksOf = async (caller: Caller, id: number) =>
  (await paperOf(caller, id)).answerList.flatMap(({ subAnswers }) => subAnswers.map(({ check }) => check))

/** A photo of a page, sent from elsewhere. */
export async function sendPage({ origin, token }: Caller, id: number): Promise<void> {
  const form = new FormData()
  form.set('id', String(id))
  form.set('emend', 'false')
  form.set('file', new File([pixel], '1.png', { type: 'image/png' }))
  await fetch(`${origin}/api/tk/inputPaperAnswer/uploadFormDataPic?userToken=${token}`, { method: 'POST', body: form })
}

/** The smallest picture there is. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** How many mistakes of a paper are in the notebook, question by question. */
export async function mistakesOf({ origin, token }: Caller, studentId: string, paperName: string, subjectId = 2) {
  const call = async (path: string, query: Record<string, string | number>) => {
    const search = new URLSearchParams(
      Object.entries({ ...query, studentId, userToken: token }).map(([k, v]) => [k, String(v)]),
    )
    return (await (await fetch(`${origin}${path}?${search}`)).json()).data
  }
  const [now] = await call('/api/tk/ttwork/parent/getSchoolYears', {})
  const wish = { subjectId, sourceType: 1, mastered: 0, schoolYear: now.schoolYear, termId: now.term }
  const found = await call('/api/tk/ttwork/myMistakeQuestion/detail', { ...wish, pageSize: 8, pageNum: 1 })
  const papers: { paperName: string; questionList: { id: number }[] }[] = found.data ?? found.list ?? found
  return papers.filter((paper) => paper.paperName === paperName).flatMap(({ questionList }) => questionList)
}
