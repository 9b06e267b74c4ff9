export { MediaPlayer, type MediaCaptions, type MediaPlayerHandle, type MediaPlayerProps } from './media-player.tsx'
export type { PlayerMark } from './player-controls.tsx'
export { playerTexts, type PlayerTexts } from './player-texts.ts'
export type { SpeedStorage } from './speeds.ts'
