import { safeUrl } from '@mango/client'
import { useClient, useSessionUser } from '@mango/client/react'
import { nameProblem } from '@mango/contract'
import { paperNameLength, pictureSize, text } from '@mango/contract/mistake-notebook'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { Dialog } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { PdfViewer } from '@mango/ui/pdf-viewer'
import { SegmentedChoice } from '@mango/ui/segmented-choice'
import { Spinner } from '@mango/ui/spinner'
import { LoadFailure } from '@mango/widget/failure'
import { NameField } from '@mango/widget/name-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { face } from '../mistake-notebook.face.ts'
import { paper, type PaperContent, type PaperWish, type Place } from '../notebook.query.ts'
import css from './print-dialog.css?inline'
import { useTakeAway } from './use-take-away.ts'

interface PrintDialogProps {
  place: Place
  content: PaperContent
  emit: ComponentProps<typeof face>['emit']
  onClose(): void
}

/** A paper is made anew when nothing was changed for so long. */
const restMilliseconds = 700

/** What was wished for, once the person has come to rest; until a name that can't be kept is mended, what was before it. */
function useRested(wish: PaperWish): PaperWish {
  const [rested, setRested] = useState(wish)
  useEffect(() => {
    if (nameProblem(wish.name, paperNameLength)) return
    const timer = setTimeout(() => setRested(wish), restMilliseconds)
    return () => clearTimeout(timer)
  }, [wish])
  return rested
}

const switches = [
  ['fillMyAnswer', text.myAnswer],
  ['fillAnswerAndParse', text.answerAndParse],
  ['answersAtEnd', '答案放在卷末'],
  ['reasons', '错因标签'],
  ['room', '每题留白'],
  ['nameLine', '姓名与日期'],
] as const

/** A paper is kept for half an hour; whoever has looked at it so long takes one away that is made anew. */
const keptMilliseconds = 25 * 60_000

/** The paper as it will be printed, and what can be chosen about it: what is seen is the file that is downloaded. */
export default function PrintDialog({ place, content, emit, onClose }: PrintDialogProps) {
  const client = useClient()
  const styles = useLazyStyles(css)
  const user = useSessionUser()
  const takeAway = useTakeAway({ place, emit })
  const [wish, setWish] = useState<PaperWish>({
    ...content,
    name: '',
    answersAtEnd: true,
    reasons: false,
    room: true,
    nameLine: true,
    columns: 1,
    order: 'type',
    pictureSize: pictureSize.usual,
  })
  const set = (change: Partial<PaperWish>) => setWish({ ...wish, ...change })
  const rested = useRested(wish)
  const made = useQuery({
    queryKey: ['mistake-paper', place.subjectId, rested],
    // A paper that was wished for otherwise meanwhile is not waited for.
    queryFn: ({ signal }) => paper(client, place, rested, signal),
    staleTime: 10 * 60_000,
    gcTime: 0,
    retry: false,
  })
  const url = safeUrl(made.data?.data.url)
  const isReady = url !== undefined && rested === wish
  const download = async () => {
    const isOver = Date.now() - made.dataUpdatedAt > keptMilliseconds
    const { data, isError } = isOver ? await made.refetch() : made
    const address = safeUrl(data?.data.url)
    if (isError || address === undefined) return
    await takeAway(address, data?.data.questionIds)
    onClose()
  }
  return (
    <Dialog open size="full" title="打印预览" flush className="print-dialog" onClose={onClose}>
      <div className="print" ref={styles}>
        <form className="print-options" onSubmit={(event) => event.preventDefault()}>
          <NameField
            label="试卷名称"
            max={paperNameLength}
            value={wish.name}
            placeholder={user ? `${user.name}的错题` : '我的错题'}
            onChange={(name) => set({ name })}
          />
          {switches.map(([name, label]) => (
            <Checkbox key={name} checked={wish[name]} onChange={(isOn) => set({ [name]: isOn })}>
              {label}
            </Checkbox>
          ))}
          <label className="picture-size">
            <span>图片大小</span>
            <input
              type="range"
              min={pictureSize.least}
              max={pictureSize.most}
              step={10}
              value={wish.pictureSize}
              onChange={(event) => set({ pictureSize: Number(event.target.value) })}
            />
            <output>{wish.pictureSize}%</output>
          </label>
          <Field label="题目次序">
            <SegmentedChoice
              options={[
                { value: 'added', label: '加入先后' },
                { value: 'type', label: '按题型' },
                { value: 'shuffled', label: '打乱' },
              ]}
              value={wish.order}
              onChange={(order) => order && set({ order })}
            />
          </Field>
          <Field label="分栏">
            <SegmentedChoice
              options={[
                { value: 1, label: '一栏' },
                { value: 2, label: '两栏' },
              ]}
              value={wish.columns}
              onChange={(columns) => columns && set({ columns })}
            />
          </Field>
          <p className="print-facts" role="status">
            {made.data ? (
              <>
                共 <b>{made.data.data.questions}</b> 题 · <b>{made.data.data.pages}</b> 页 A4 · 一题不跨页
              </>
            ) : (
              ' '
            )}
          </p>
          <Button
            variant="primary"
            size="l"
            block
            icon="download"
            disabled={!isReady}
            busy={made.isRefetching}
            onClick={() => void download()}
          >
            {text.download}
          </Button>
        </form>
        <div className="print-pages" aria-busy={!isReady}>
          {made.error ? (
            <LoadFailure load={made} title="试卷没有生成" />
          ) : url === undefined ? (
            <p className="downloading">
              <Spinner size={36} label={text.downloading} />
              {text.downloading}
            </p>
          ) : (
            <PdfViewer url={url} name={`${wish.name || '错题'}.pdf`} downloadUrl={null} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
