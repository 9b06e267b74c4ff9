import { localStore } from '@mango/client'
import { timeLimits } from '@mango/contract/live-class'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'

/** Seconds each question takes answers for; 0 is without a limit. A habit of the teacher's, kept on this machine. */
export const timeLimit = storedState(stored('mango:live-class:limit', v.picklist([0, ...timeLimits]), 0, localStore))
