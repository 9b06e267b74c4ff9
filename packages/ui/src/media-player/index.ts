export { MediaPlayer, type MediaPlayerHandle, type MediaPlayerProps } from './media-player.tsx'
export type { PlayerMark } from './player-controls.tsx'
export type { SpeedStorage } from './speeds.ts'
