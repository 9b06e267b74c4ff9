import { intentType, type MonitorRecord } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { Tabs } from '@mango/ui/tabs'
import { useState } from 'react'
import { SpeedSelect } from '../audio/speed-select.tsx'
import { sharedPlayer } from '../audio/shared-player.ts'
import { LogList } from './log-list.tsx'

const filters = [
  { value: 'all', label: '全部' },
  { value: 'miss', label: '未命中' },
  { value: 'hit', label: '命中' },
] as const
type Filter = (typeof filters)[number]['value']
const intents = { all: null, miss: intentType.miss, hit: intentType.hit } as const

interface StudentDialogProps {
  record: MonitorRecord
  onClose(): void
  onReply(): void
}

/** What one student said on one day. */
export function StudentDialog({ record, onClose, onReply }: StudentDialogProps) {
  const player = sharedPlayer()
  const [filter, setFilter] = useState<Filter>('all')
  const change = (wanted: Filter) => {
    player.stop()
    setFilter(wanted)
  }
  return (
    <Dialog
      open
      title={`${record.studentName} · ${record.dateTime}`}
      size="l"
      flush
      className="monitor-dialog"
      onClose={onClose}
      toolbar={
        <>
          <Button size="s" icon="edit" onClick={onReply}>
            回复
          </Button>
          <SpeedSelect />
          <Tabs items={filters} value={filter} onChange={change} label="命中" variant="segmented" size="s" />
        </>
      }
    >
      {/* Another filter is another list: it starts at its first page. */}
      <LogList
        key={filter}
        scope={{ deviceId: record.deviceId, dateTime: record.dateTime }}
        intentType={intents[filter]}
        named={false}
      />
    </Dialog>
  )
}
