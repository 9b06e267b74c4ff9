import { useClient } from '@mango/client/react'
import { nameProblem, wordsProblem } from '@mango/contract'
import { mostProjectSteps, projectNameLength, projectNoteLength, type Project } from '@mango/contract/today'
import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { DateInput } from '@mango/ui/date-input'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { LineField } from '@mango/widget/line-field'
import { NameField } from '@mango/widget/name-field'
import { newPress } from '@mango/widget/press'
import { useUnsaved } from '@mango/widget/unsaved'
import { hashKey, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { keepProject, refreshProjects, removeProject } from '../today.query.ts'

interface ProjectDialogProps {
  /** Undefined for a new one. */
  project: Project | undefined
  onClose(): void
}

const numberOf = (text: string, least: number) =>
  Math.min(mostProjectSteps, Math.max(least, Number.parseInt(text, 10) || 0))

const draftOf = (project: Project | undefined) => ({
  name: project?.name ?? '',
  note: project?.note ?? '',
  done: String(project?.done ?? 0),
  total: String(project?.total ?? 5),
  due: project?.due ?? '',
})

/** Creates a project, or moves one on. */
export default function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [seen] = useState(() => draftOf(project))
  const [draft, setDraft] = useState(seen)
  const change = (typed: Partial<typeof seen>) => setDraft((before) => ({ ...before, ...typed }))
  const [tried, setTried] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [press] = useState(newPress)

  const { name, note, done, total, due } = draft
  const { close, question } = useUnsaved(hashKey([draft]) !== hashKey([seen]), onClose)
  const changed = (text: string) => () => {
    onClose()
    notify({ kind: 'success', text })
  }
  const outcome = {
    onError: (error: Error) => tellFailure(error),
    // Refused too: another tab may have changed or deleted it.
    onSettled: () => void refreshProjects(client),
  }
  const steps = numberOf(total, 1)
  const saving = useMutation({
    mutationFn: () =>
      keepProject(
        client,
        {
          id: project?.id,
          name: name.trim(),
          note: note.trim(),
          done: Math.min(numberOf(done, 0), steps),
          total: steps,
          due: due || null,
        },
        press,
      ),
    onSuccess: changed(project ? '更新成功！' : '创建成功！'),
    ...outcome,
  })
  const deletion = useMutation({
    mutationFn: () => removeProject(client, project?.id ?? 0),
    onSuccess: changed('删除成功！'),
    ...outcome,
  })
  const wrong = nameProblem(name, projectNameLength) ?? wordsProblem(note, projectNoteLength)
  // Some browsers let letters be typed for a number, which then is none.
  const noNumber = (text: string) => tried && text === '' && '请输入数字'
  const save = () => {
    setTried(true)
    if (name.trim() !== '' && !wrong && done !== '' && total !== '') saving.mutate()
  }
  return (
    <>
      <Dialog
        open
        size="s"
        title={project ? '编辑项目' : '新建项目'}
        busy={saving.isPending}
        onClose={close}
        footer={
          <>
            <span>
              {project && (
                <Button variant="text-danger" onClick={() => setDeleting(true)}>
                  删除
                </Button>
              )}
            </span>
            <DialogActions confirmText="保存" busy={saving.isPending} onCancel={onClose} onConfirm={save} />
          </>
        }
      >
        <div className="project-form">
          <NameField
            label="名称"
            required
            max={projectNameLength}
            error={tried && name.trim() === '' && '请输入名称'}
            data-autofocus
            value={name}
            onChange={(typed) => change({ name: typed })}
            onEnter={save}
          />
          <LineField
            label="说明"
            max={projectNoteLength}
            value={note}
            onChange={(typed) => change({ note: typed })}
            onEnter={save}
          />
          <div className="project-steps">
            <Field label="已完成" error={noNumber(done)}>
              <Input
                type="number"
                min={0}
                max={steps}
                value={done}
                onChange={(typed) => change({ done: typed })}
                onEnter={save}
              />
            </Field>
            <Field label="共几步" error={noNumber(total)}>
              <Input
                type="number"
                min={1}
                max={mostProjectSteps}
                value={total}
                onChange={(typed) => change({ total: typed })}
                onEnter={save}
              />
            </Field>
          </div>
          <Field label="截止日期">
            <DateInput value={due} onChange={(typed) => change({ due: typed })} />
          </Field>
        </div>
        {question}
      </Dialog>
      {deleting && (
        <ConfirmDialog
          open
          danger
          title="确认删除这个项目？"
          busy={deletion.isPending}
          onConfirm={() => deletion.mutate()}
          onClose={() => setDeleting(false)}
        >
          <p>“{project?.name}”删除后不能恢复。</p>
        </ConfirmDialog>
      )}
    </>
  )
}
