import { CallError, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { loginByDingCode, loginFrom, loginSign, type LoggedInUser } from '@mango/contract/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { takeLoginCallback } from './login-callback.ts'
import { judgeLoginState } from './login-state.ts'

/**
 * How a login by the code in the address stands.
 * - `looking`: nobody has read the address yet, so no new `state` may be made
 * - `idle`: no code, or it is dealt with
 * - `busy`: the code is on its way to the server
 * - `unasked`: a code that this tab did not ask for waits for the person's word
 * - `inactive`: the server refused it; the account has to be activated in the phone app
 */
export type CodeLoginPhase = 'looking' | 'idle' | 'busy' | 'unasked' | 'inactive'

const foreignText = '登录请求已失效，请重新扫码'

/** Logs in by the code that a QR login brought back in the address, if there is one. */
export function useCodeLogin(onCode: () => void, enter: (user: LoggedInUser) => void) {
  const client = useClient()
  const [phase, setPhase] = useState<CodeLoginPhase>('looking')
  const [waiting, setWaiting] = useState<string>()
  const [warning, setWarning] = useState<string>()

  const login = useMutation({
    mutationFn: (code: string) =>
      client.send(loginByDingCode, { body: { code, from: loginFrom.web, sign: loginSign } }),
    onMutate: () => setPhase('busy'),
    onSuccess: ({ data }) => enter(data),
    onError: (error) => {
      const refused = error instanceof CallError && error.kind === 'refused'
      setPhase(refused ? 'inactive' : 'idle')
      if (!refused) setWarning(readable(error))
    },
  })

  const look = useEffectEvent(() => {
    const callback = takeLoginCallback()
    if (!callback) return setPhase((before) => (before === 'looking' ? 'idle' : before))
    onCode()
    const origin = judgeLoginState(callback.state)
    if (origin === 'own') return login.mutate(callback.code)
    setPhase(origin === 'unasked' ? 'unasked' : 'idle')
    if (origin === 'unasked') setWaiting(callback.code)
    else setWarning(foreignText)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the address bar is read once, after the first paint
  useEffect(() => look(), [])

  return {
    phase,
    warning,
    /** The person agrees to the code that nobody here asked for. */
    agree: () => waiting !== undefined && login.mutate(waiting),
    dismiss: () => setPhase('idle'),
  }
}
export type CodeLogin = ReturnType<typeof useCodeLogin>
