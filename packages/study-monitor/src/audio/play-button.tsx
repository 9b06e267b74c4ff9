import { safeUrl } from '@mango/client'
import { IconButton } from '@mango/ui/icon-button'
import { useNotify } from '@mango/ui/notice'
import { useStore } from 'zustand'
import { lengthNotice } from '../rules.ts'
import { sharedPlayer } from './shared-player.ts'

interface PlayButtonProps {
  url: string
  /** Whose recording, for the button's name. */
  of: string
}

/** Plays or stops a recording, and says how long it is. */
export function PlayButton({ url, of }: PlayButtonProps) {
  const notify = useNotify()
  const player = sharedPlayer()
  const address = safeUrl(url)
  const mine = useStore(player.store, (state) => address !== undefined && state.url === address)
  const waiting = useStore(player.store, (state) => state.waiting)
  if (!address) return <span className="quiet">无录音</span>
  const play = () =>
    player.play(address, {
      length: (seconds) => notify({ kind: 'info', text: lengthNotice(seconds) }),
      failed: () => notify({ kind: 'error', text: '音频播放失败，请重试' }),
    })
  return (
    <IconButton
      className="play"
      size="s"
      variant={mine ? 'primary' : 'default'}
      icon={mine ? 'pause' : 'play'}
      label={`${mine ? '停止' : '播放'} ${of}`}
      data-waiting={(mine && waiting) || undefined}
      onClick={mine ? player.stop : play}
    />
  )
}
