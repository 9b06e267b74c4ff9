import { isRefused, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { handLoginOver, loginByDingCode, loginFrom, loginSign, type LoggedInUser } from '@mango/contract/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { takeLoginCallback, type LoginCallback } from './login-callback.ts'
import { isLoginState, judgeLoginState } from './login-state.ts'

/**
 * How a login by the code in the address stands.
 * - `looking`: nobody has read the address yet, so no new `state` may be made
 * - `idle`: no code, or it is dealt with
 * - `busy`: the code is on its way to the server
 * - `unasked`: a code that this tab did not ask for waits for the person's word
 * - `elsewhere`: another browser asked for the code, and gets it if the person says so
 * - `handed`: that browser has it
 * - `inactive`: the server refused it; the account has to be activated in the phone app
 */
export type CallbackLoginPhase = 'looking' | 'idle' | 'busy' | 'unasked' | 'elsewhere' | 'handed' | 'inactive'

const foreignText = '登录请求已失效，请重新扫码'
/** How often a phone asks whether the other browser has taken the code, which asks for it every two seconds. */
const handOverMilliseconds = 1000
const handOverRounds = 8

/** Logs in by the code that a QR login brought back in the address, if there is one. */
export function useCallbackLogin(onCode: () => void, enter: (user: LoggedInUser) => void) {
  const client = useClient()
  const [phase, setPhase] = useState<CallbackLoginPhase>('looking')
  const [waiting, setWaiting] = useState<LoginCallback>()
  const [warning, setWarning] = useState<string>()

  const login = useMutation({
    mutationFn: (code: string) =>
      client.send(loginByDingCode, { body: { code, from: loginFrom.web, sign: loginSign } }),
    onMutate: () => setPhase('busy'),
    onSuccess: ({ data }) => enter(data),
    onError: (error) => {
      const refused = isRefused(error)
      setPhase(refused ? 'inactive' : 'idle')
      if (!refused) setWarning(readable(error))
    },
  })

  const handOver = useMutation({
    mutationFn: async ({ code, state = '' }: LoginCallback) => {
      for (let round = 0; round < handOverRounds; round++) {
        const { data: taken } = await client.send(handLoginOver, { body: { code, state } })
        if (taken) return true
        await new Promise((resolve) => setTimeout(resolve, handOverMilliseconds))
      }
      return false
    },
    onMutate: () => {
      setPhase('busy')
      setWarning(undefined)
    },
    onSuccess: (taken) => {
      setPhase(taken ? 'handed' : 'idle')
      if (!taken) setWarning(foreignText)
    },
    onError: (error) => {
      // Where nobody answered, pressing again is all it takes.
      setPhase(isRefused(error) ? 'idle' : 'elsewhere')
      setWarning(readable(error))
    },
  })

  const look = useEffectEvent(() => {
    const callback = takeLoginCallback()
    if (!callback) return setPhase((before) => (before === 'looking' ? 'idle' : before))
    onCode()
    const origin = judgeLoginState(callback.state)
    if (origin === 'own') return login.mutate(callback.code)
    setWaiting(callback)
    if (origin === 'unasked') return setPhase('unasked')
    // A state that is none of ours was never shown by any browser.
    if (callback.state !== undefined && isLoginState(callback.state)) return setPhase('elsewhere')
    setPhase('idle')
    setWarning(foreignText)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the address bar is read once, after the first paint
  useEffect(() => look(), [])

  return {
    phase,
    warning,
    /** The person agrees to the code that nobody here asked for. */
    agree: () => waiting !== undefined && login.mutate(waiting.code),
    /** The person agrees that the browser with the QR code logs in. */
    handOver: () => waiting !== undefined && handOver.mutate(waiting),
    /** A phone has handed over the code for a state of this page. */
    take(code: string, state: string) {
      if (judgeLoginState(state) === 'own') login.mutate(code)
    },
    dismiss: () => setPhase('idle'),
  }
}
export type CallbackLogin = ReturnType<typeof useCallbackLogin>
