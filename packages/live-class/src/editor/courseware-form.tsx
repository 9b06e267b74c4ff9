import type { Client } from '@mango/client'
import { useClient } from '@mango/client/react'
import {
  addCourseware,
  getCourseware,
  text,
  updateCourseware,
  type CoursewareFields,
} from '@mango/contract/coursewares'
import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useFirstInvalid } from '@mango/ui/first-invalid'
import { useHeldStill } from '@mango/ui/held-still'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { RestoredDraft, useKeptDraft } from '@mango/widget/kept-draft'
import { makeOnce, type Memory } from '@mango/widget/press'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshCoursewares } from '../courseware.query.ts'
import { draftRefusal, questionsRefusal } from './draft-refusal.ts'
import { chosenQuestions, draftSchema, fieldsOf, type EditorDraft } from './draft.ts'
import { FormFields } from './form-fields.tsx'
import { QuestionPicker } from './question-picker.tsx'
import { withAnswers } from '../entered-answers.ts'
import { collect, questionsFrom } from '../questions-from.ts'
import { useQuestionBasket } from './use-question-basket.ts'

interface CoursewareFormProps {
  initial: EditorDraft
  /** The element. */
  host: HTMLElement
  /** The courseware that is edited; without one a new one is made. */
  id?: number
  /** What the form began with. */
  version?: string | undefined
  /** It has been answered: subject, grade, type and paper stay. */
  used?: boolean
  onSaved(id: number): void
  onCancel(): void
}

const make = (client: Client, all: CoursewareFields, memory: Memory<CoursewareFields>) =>
  makeOnce(memory, all, {
    make: async (body, press) => (await client.send(addCourseware, { body }, { press })).data.id,
    find: (id) => client.send(getCourseware, { query: { id } }),
    change: (id, body) => client.send(updateCourseware, { body: { ...body, id } }),
  })

/** The one form for create and edit. */
export function CoursewareForm({ initial, host, id, version, used = false, onSaved, onCancel }: CoursewareFormProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const { draft, change, changed, isRestored, isOutdated, memory, forget, startAnew } = useKeptDraft({
    // A new one that is begun for another subject is another one.
    name: `courseware-draft:${id ?? `new:${initial.subjectId ?? ''}`}`,
    schema: draftSchema,
    sends: addCourseware.body,
    initial,
    version: id === undefined ? '' : JSON.stringify(initial),
  })
  const [leaving, setLeaving] = useState(false)
  const [begunWith, setBegunWith] = useState(version)
  // Whoever was told that it was saved elsewhere, and presses again, overwrites that.
  const [overwriting, setOverwriting] = useState(false)
  const basket = useQuestionBasket(draft)
  useEffect(() => client.track('courseware-editor-open'), [client])
  const from = questionsFrom(draft, basket.paperId)
  const warn = (words: string) => notify({ kind: 'warning', text: words })

  const save = useMutation({
    mutationFn: async () => {
      const all = withAnswers(await collect(client, from), draft.answers)
      const refusal = questionsRefusal(chosenQuestions(all, draft))
      const fields = fieldsOf(draft, all)
      if (refusal || !fields) return { refusal }
      if (id === undefined) return { id: await make(client, fields, memory) }
      await client.send(updateCourseware, {
        body: { ...fields, id, ...(begunWith && !overwriting && { version: begunWith }) },
      })
      return { id }
    },
    onSuccess: async (result) => {
      if (result.id === undefined) return warn(result.refusal ?? text.questionsFailed)
      notify({ kind: 'success', text: '保存成功' })
      await refreshCoursewares(client)
      // A host may leave the form open: the own save is no other one.
      setBegunWith(undefined)
      setOverwriting(false)
      forget()
      onSaved(result.id)
    },
    onError(error) {
      if (error.message === text.savedSince) setOverwriting(true)
      void refreshCoursewares(client)
      tellFailure(error)
    },
  })
  const form = useRef<HTMLFormElement>(null)
  useHeldStill(form, save.isPending)
  const [refusals, setRefusals] = useState(0)
  useFirstInvalid(form, refusals)
  const refusal = draftRefusal(draft)
  const submit = () => {
    if (!refusal) return save.mutate()
    setRefusals(refusals + 1)
    warn(refusal.words)
  }
  const cancel = () => {
    forget()
    onCancel()
  }

  return (
    <form
      ref={form}
      className="editor"
      noValidate
      aria-label={id === undefined ? '新建课件' : '编辑课件'}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isRestored && (
        <RestoredDraft
          outdated={isOutdated ? '这个课件后来又保存过，现在保存会覆盖那次的内容' : undefined}
          onStartAnew={startAnew}
        />
      )}
      <FormFields
        draft={draft}
        used={used}
        basket={basket}
        refusal={refusals > 0 ? refusal : undefined}
        onChange={change}
        onRefused={warn}
      />
      <QuestionPicker from={from} draft={draft} host={host} onChange={change} />
      <footer className="editor-footer" part="footer">
        <Button disabled={save.isPending} onClick={() => (changed ? setLeaving(true) : cancel())}>
          取消
        </Button>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {overwriting ? '仍要覆盖' : '保存'}
        </Button>
      </footer>
      <ConfirmDialog
        open={leaving}
        title="尚未保存，确定离开？"
        confirmText="离开"
        cancelText="继续编辑"
        danger
        onClose={() => setLeaving(false)}
        onConfirm={cancel}
      >
        <p>离开后，刚才填写的内容不会保留。</p>
      </ConfirmDialog>
    </form>
  )
}
