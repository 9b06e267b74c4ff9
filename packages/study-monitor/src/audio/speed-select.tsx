import { Select } from '@mango/ui/select'
import { useStore } from 'zustand'
import { sharedPlayer } from './shared-player.ts'
import { speeds } from './player.store.ts'

const options = speeds.map((speed) => ({ value: speed as number, label: `${speed} 倍速` }))

/** How fast recordings are played; also the one that sounds right now. */
export function SpeedSelect() {
  const player = sharedPlayer()
  const speed = useStore(player.store, (state) => state.speed)
  return (
    <Select
      className="speed"
      size="s"
      aria-label="播放速度"
      options={options}
      value={speed}
      onChange={player.setSpeed}
    />
  )
}
