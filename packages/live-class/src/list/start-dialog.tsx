import { CallError } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import type { Courseware } from '@mango/contract/coursewares'
import { answerWay, roomInClass, text as liveText, type AnswerWay } from '@mango/contract/live-class'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { useFirstInvalid } from '@mango/ui/first-invalid'
import { useNotify } from '@mango/ui/notice'
import { RadioGroup } from '@mango/ui/radio-group'
import { Select } from '@mango/ui/select'
import { useLoadNotice, useTellFailure } from '@mango/widget/failure'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { classes, rooms } from '../courseware.query.ts'
import type { ClassStartDetail } from '../courseware-list.face.ts'
import { startRefusal, type StartDraft } from './start-refusal.ts'
import { begin } from './begin-class.ts'

interface StartDialogProps {
  courseware: Courseware
  onClose(): void
  onBegun(detail: ClassStartDetail): void
}

const ways = (Object.keys(answerWay) as AnswerWay[]).map((way) => ({ value: way, label: answerWay[way] }))

/** Asks for class, way and room, and begins the class; asks again where the room is already in class. */
export default function StartDialog({ courseware, onClose, onBegun }: StartDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const classList = useQuery(classes(client))
  const roomList = useQuery(rooms(client))
  useLoadNotice([classList, roomList], { title: errors.errorTitle })
  const [draft, setDraft] = useState<StartDraft>({ classId: '', roomId: undefined, way: 'device' })
  const [occupied, setOccupied] = useState(false)
  const start = useMutation({
    mutationFn: (force: boolean) => begin(client, courseware, draft, force),
    onSuccess: onBegun,
    onError: (error) => {
      if (error instanceof CallError && error.code === roomInClass) setOccupied(true)
      else tellFailure(error)
    },
  })
  const options = classList.data?.data ?? []
  const all = options.map(({ id }) => id).join()
  const form = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useFirstInvalid(form, refusals)
  const refusal = startRefusal(draft, courseware.questionCount)
  const wrong = (field: 'classId' | 'roomId') => (refusals > 0 && refusal?.field === field ? refusal.words : undefined)
  const confirm = () => {
    if (!refusal) return start.mutate(false)
    setRefusals(refusals + 1)
    notify({ kind: 'warning', text: refusal.words })
  }
  return (
    <>
      <Dialog
        open
        size="s"
        title="开始上课"
        busy={start.isPending}
        onClose={onClose}
        footer={
          <DialogActions
            confirmText="开始上课"
            icon="play"
            busy={start.isPending}
            onCancel={onClose}
            onConfirm={confirm}
          />
        }
      >
        <div ref={form} className="start-form">
          <p className="start-courseware">
            {courseware.name}
            <span className="num">{courseware.questionCount} 题</span>
          </p>
          <Field label="班级" required error={wrong('classId')}>
            <Select
              placeholder="请选择班级"
              value={draft.classId === '' ? undefined : draft.classId}
              onChange={(classId) => setDraft({ ...draft, classId })}
              options={[
                ...options.map(({ id, name }) => ({ value: String(id), label: name })),
                ...(options.length > 1 ? [{ value: all, label: '全部班级' }] : []),
              ]}
            />
          </Field>
          <Field label="作答方式" required group>
            <RadioGroup options={ways} value={draft.way} onChange={(way) => setDraft({ ...draft, way })} />
          </Field>
          {draft.way === 'device' ? (
            <Field label="教室" required error={wrong('roomId')}>
              <Select
                placeholder="请选择教室"
                value={draft.roomId}
                onChange={(roomId) => setDraft({ ...draft, roomId })}
                options={(roomList.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
          ) : (
            <p className="start-hint">开始后显示二维码，学生用手机扫码即可作答，无需选择教室。</p>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={occupied}
        title={liveText.roomInClass}
        confirmText="继续"
        busy={start.isPending}
        onClose={() => setOccupied(false)}
        onConfirm={() => {
          setOccupied(false)
          start.mutate(true)
        }}
      >
        <p>继续后将进入该教室上课；如果是其他课堂，那边会被关闭。</p>
      </ConfirmDialog>
    </>
  )
}
