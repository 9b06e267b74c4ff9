import type { Client } from '@mango/client'
import { useClient } from '@mango/client/react'
import { nameProblem } from '@mango/contract'
import {
  addExamSubjects,
  changeExam,
  changeExamText,
  examNameLength,
  examStatus,
  type ExamInfo,
} from '@mango/contract/exams'
import { Checkbox } from '@mango/ui/checkbox'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Skeleton } from '@mango/ui/skeleton'
import { useNotify } from '@mango/ui/notice'
import { LoadFailure } from '@mango/widget/failure'
import { NameField } from '@mango/widget/name-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lookup, refreshExams } from '../exams.query.ts'
import { Problem } from '../problem.tsx'

export type ChangeKind = 'rename' | 'publish' | 'subjects'

interface ChangeProps {
  exam: ExamInfo
  /** Names of the subjects it has. */
  subjects: readonly string[]
  onClose(): void
}

/** Changes an exam in one way: tells when it is done, and keeps what the server refuses in the dialog. */
function useChange<Input>(send: (client: Client, input: Input) => Promise<unknown>, onClose: () => void) {
  const client = useClient()
  const notify = useNotify()
  const change = useMutation({
    mutationFn: ({ input }: { input: Input; done: string }) => send(client, input),
    onSuccess: (_, { done }) => {
      notify({ kind: 'success', text: done })
      onClose()
    },
    onSettled: () => refreshExams(client),
  })
  return { ...change, problem: <Problem error={change.error} /> }
}

function Rename({ exam, onClose }: ChangeProps) {
  const [name, setName] = useState(exam.examName)
  const wanted = name.trim()
  const wrong = wanted === '' ? '请输入考试名称' : nameProblem(wanted, examNameLength)
  const { mutate, isPending, problem } = useChange(
    (client, input: string) => client.send(changeExam, { body: { examId: exam.examId, name: input } }),
    onClose,
  )
  const submit = () => {
    if (!wrong && wanted !== exam.examName) mutate({ input: wanted, done: changeExamText.renamed })
  }
  return (
    <Dialog
      open
      size="s"
      title="修改考试名称"
      busy={isPending}
      onClose={onClose}
      footer={
        <DialogActions
          confirmText="保存"
          busy={isPending}
          disabled={wrong !== undefined || wanted === exam.examName}
          onCancel={onClose}
          onConfirm={submit}
        />
      }
    >
      <NameField
        label="考试名称"
        required
        max={examNameLength}
        error={wrong}
        value={name}
        onChange={setName}
        onEnter={submit}
        data-autofocus
      />
      {problem}
    </Dialog>
  )
}

function Publish({ exam, onClose }: ChangeProps) {
  const isPublic = exam.status === examStatus.public
  const { mutate, isPending, problem } = useChange(
    (client, status: 1 | 2) => client.send(changeExam, { body: { examId: exam.examId, status } }),
    onClose,
  )
  const publish = () =>
    isPublic
      ? mutate({ input: examStatus.notPublic, done: changeExamText.withdrawn })
      : mutate({ input: examStatus.public, done: changeExamText.published })
  return (
    <ConfirmDialog
      open
      title={isPublic ? '取消公开这场考试?' : '公开这场考试?'}
      confirmText={isPublic ? '取消公开' : '公开'}
      cancelText="暂不"
      busy={isPending}
      onConfirm={publish}
      onClose={onClose}
    >
      <p>{isPublic ? changeExamText.withdrawMeans : changeExamText.publishMeans}</p>
      {problem}
    </ConfirmDialog>
  )
}

function AddSubjects({ exam, subjects, onClose }: ChangeProps) {
  const client = useClient()
  const asked = useQuery(lookup(client, 'subjects'))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { mutate, isPending, problem } = useChange(
    (sender, subjectIds: number[]) => sender.send(addExamSubjects, { body: { examId: exam.examId, subjectIds } }),
    onClose,
  )
  const options = asked.data?.data ?? []
  return (
    <Dialog
      open
      size="s"
      title="添加科目"
      busy={isPending}
      onClose={onClose}
      footer={
        <>
          <span>已选 {chosen.length} 科</span>
          <DialogActions
            confirmText="添加"
            busy={isPending}
            disabled={chosen.length === 0}
            onCancel={onClose}
            onConfirm={() => mutate({ input: [...chosen], done: changeExamText.subjectsAdded(chosen.length) })}
          />
        </>
      }
    >
      <LoadFailure load={asked} title="科目没有加载出来" />
      {asked.isLoading && <Skeleton lines={4} />}
      <div className="subject-choices" role="group" aria-label="科目">
        {options.map(({ id, name }) => {
          const has = subjects.includes(name)
          return (
            <Checkbox
              key={id}
              checked={has || chosen.includes(id)}
              disabled={has}
              onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            >
              {name}
            </Checkbox>
          )
        })}
      </div>
      {problem}
    </Dialog>
  )
}

const dialogs = { rename: Rename, publish: Publish, subjects: AddSubjects }

/** The dialog in which an exam is changed. */
export default function ChangeDialog({ kind, ...props }: ChangeProps & { kind: ChangeKind }) {
  const Kind = dialogs[kind]
  return <Kind {...props} />
}
