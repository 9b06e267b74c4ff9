import { localStore } from '@mango/client'
import { createContext, use } from 'react'
import { createPlayer, type Player } from './player.store.ts'

let shared: Player | undefined
/** The one player of a page: two tables on it never sound at once either. */
const sharedPlayer = (): Player => (shared ??= createPlayer(localStore))

const PlayerContext = createContext<Player | undefined>(undefined)
export const usePlayer = (): Player => use(PlayerContext) ?? sharedPlayer()
