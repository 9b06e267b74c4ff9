import type { LiveChannel } from '@mango/client/live-channel'
import { Tag } from '@mango/ui/tag'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useOnline } from '../use-online.ts'

/** Shorter losses than this are nobody's business. */
const patience = 2000

/** Whether answers come in at this moment. */
export function Connection({ channel }: { channel: LiveChannel }) {
  const { status, since } = useStore(channel.status)
  /** The loss, by its beginning, that has lasted too long to be kept quiet. */
  const [longSince, setLongSince] = useState<number>()
  useEffect(() => {
    if (status !== 'waiting') return undefined
    const timer = setTimeout(() => setLongSince(since), patience)
    return () => clearTimeout(timer)
  }, [status, since])
  const online = useOnline()
  const lost = (status === 'waiting' && longSince === since) || (!online && status !== 'ended')
  return (
    <span className="board-connection" role="status">
      {status === 'ended' && <Tag dot>已断开</Tag>}
      {status === 'connecting' && !lost && <Tag dot>正在连接…</Tag>}
      {lost && (
        <Tag dot tone="gold">
          网络不稳定，正在重连…
        </Tag>
      )}
      {!lost && (status === 'open' || status === 'waiting') && (
        <Tag dot tone="leaf">
          <span className="board-connected">已连接</span>
        </Tag>
      )}
    </span>
  )
}
