import { localStore } from '@mango/client'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'

/** Whether the questions to come are anonymous; kept on this machine, so that a reload does not ask for names again. */
export const anonymity = storedState(stored('mango:live-class:anonymous', v.boolean(), false, localStore))
