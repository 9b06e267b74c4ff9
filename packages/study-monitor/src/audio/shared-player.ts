import { localStore } from '@mango/client'
import { createPlayer, type Player } from './player.store.ts'

let shared: Player | undefined
/** The one player of a page: two tables on it never sound at once either. */
export const sharedPlayer = (): Player => (shared ??= createPlayer(localStore))
