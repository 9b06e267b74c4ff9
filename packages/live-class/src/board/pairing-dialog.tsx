import { useClient } from '@mango/client/react'
import { studentColumns } from '@mango/contract/coursewares'
import {
  finishMatchAnswerMachine,
  saveMode,
  shortCode,
  startMatchAnswerMachine,
  text,
} from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { inColumns } from '../in-columns.ts'
import { devicesOf } from './devices.ts'
import type { LiveClass } from './live-class.ts'

/** Pairs answer devices with students; pairs appear as students key in their numbers. */
export function PairingDialog({ live, onClose }: { live: LiveClass; onClose(): void }) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const { pairing, pairs } = useStore(live.model.store)
  const students = useStore(live.students)
  const { severalClasses } = live.ground
  const { roomId, classId } = live.place
  const digits = severalClasses ? '四' : '两'
  const finishing = useRef(false)
  const start = useMutation({
    mutationFn: () => client.send(startMatchAnswerMachine, { query: { roomId, classId } }),
    onSuccess: ({ data }) => live.model.setPairs(data.pairs, data.pairing),
    onError: (error) => tellFailure(error),
  })
  const finish = useMutation({
    mutationFn: (mode: 1 | 2) => {
      finishing.current = true
      return client.send(finishMatchAnswerMachine, { query: { roomId, classId, saveMode: mode } })
    },
    onSuccess: async (_, mode) => {
      await live.refreshPairs()
      notify({ kind: 'success', text: mode === saveMode.permanent ? '配对已永久保存' : '配对在本次课堂有效' })
    },
    onError: (error) => {
      finishing.current = false
      tellFailure(error)
    },
  })
  const wasPairing = useRef(false)
  const closed = useEffectEvent(() => {
    if (finishing.current) onClose()
    // By another window or by the server.
    else notify({ kind: 'warning', text: text.pairingClosed })
  })
  useEffect(() => {
    if (wasPairing.current && !pairing) closed()
    wasPairing.current = pairing
  }, [pairing])
  useEffect(() => {
    void live.refreshPairs().catch(() => undefined)
  }, [live])

  const devices = devicesOf(students, pairs)
  return (
    <Dialog
      open
      size="xl"
      title="答题器配对"
      busy={finish.isPending}
      // Left open, the pairing would go on unseen, and no device could answer.
      onClose={pairing ? () => finish.mutate(saveMode.temporary) : onClose}
      footer={
        <>
          <span role="status">
            已配对 <b className="num">{devices.size}</b> / {students.length} 人
          </span>
          {pairing ? (
            <>
              <Button busy={finish.isPending} onClick={() => finish.mutate(saveMode.temporary)}>
                临时保存
              </Button>
              <Button variant="primary" busy={finish.isPending} onClick={() => finish.mutate(saveMode.permanent)}>
                永久保存
              </Button>
            </>
          ) : (
            <Button variant="primary" busy={start.isPending} onClick={() => start.mutate()}>
              开始配对
            </Button>
          )}
        </>
      }
    >
      <p className="pairing-hint">
        {pairing
          ? `请学生在答题器上输入自己学号的末${digits}位并确认，配对成功后会立即显示在下面。配对期间不作答。`
          : `开始配对后，学生在答题器上输入学号末${digits}位即可完成配对。`}
      </p>
      <div className="pairing-students">
        {inColumns(students, studentColumns.pairing).map((column, index) => (
          <ul key={index} aria-label={`学生第 ${index + 1} 列`}>
            {column.map(({ id, code, name }) => {
              const device = devices.get(id)
              return (
                <li key={id} data-paired={device !== undefined || undefined}>
                  <span className="num pairing-code">{shortCode(code, severalClasses)}</span>
                  <span className="board-name">{name}</span>
                  <span className="pairing-machine">{device ?? '未配对'}</span>
                </li>
              )
            })}
          </ul>
        ))}
      </div>
    </Dialog>
  )
}
