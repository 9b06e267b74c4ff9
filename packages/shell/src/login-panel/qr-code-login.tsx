import { useClient } from '@mango/client/react'
import { Button, ButtonLink } from '@mango/ui/button'
import { FailedState } from '@mango/ui/failed-state'
import { Skeleton } from '@mango/ui/skeleton'
import { Spinner } from '@mango/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { handedLogin, qrLogin } from './qr-login.query.ts'
import { qrSeconds } from './rules.ts'
import type { CallbackLogin } from './use-callback-login.ts'
import { WarningLine } from './warning-line.tsx'

interface QrCodeLoginProps {
  callbackLogin: CallbackLogin
  provider: string
  /** Of the school's settings; undefined until they have come, since a code with another one would log nobody in. */
  appId: string | undefined
  callback: string
}

/** Teachers: a QR code for the workplace messaging app. */
export default function QrCodeLogin({ callbackLogin, appId, ...provider }: QrCodeLoginProps) {
  return (
    <div className="qr-login">
      {callbackLogin.phase === 'busy' || callbackLogin.phase === 'looking' ? (
        <div className="qr-box" role="status">
          <Spinner size={28} />
          正在登录…
        </div>
      ) : appId === undefined ? (
        <div className="qr-box" aria-busy>
          <Skeleton height={200} />
        </div>
      ) : (
        <QrCode {...provider} appId={appId} onCode={callbackLogin.take} />
      )}
      <WarningLine text={callbackLogin.phase === 'elsewhere' ? undefined : callbackLogin.warning} />
    </div>
  )
}

interface QrCodeProps {
  provider: string
  appId: string
  callback: string
  /** A phone has scanned it and agreed. */
  onCode: (code: string, state: string) => void
}

function QrCode({ provider, appId, callback, onCode }: QrCodeProps) {
  const client = useClient()
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery(
    qrLogin(client, { address: provider, appId, callback }),
  )
  const [expiredAt, setExpiredAt] = useState(0)
  const expired = dataUpdatedAt > 0 && expiredAt === dataUpdatedAt
  useEffect(() => {
    if (dataUpdatedAt === 0) return
    const timer = setTimeout(() => setExpiredAt(dataUpdatedAt), qrSeconds * 1000)
    return () => clearTimeout(timer)
  }, [dataUpdatedAt])

  const state = expired ? undefined : data?.state
  const { data: code } = useQuery(handedLogin(client, state))
  const take = useEffectEvent(onCode)
  useEffect(() => {
    if (code && state !== undefined) take(code, state)
  }, [code, state])

  const renew = () => void refetch()
  if (isError || (data && !data.image))
    return (
      <div className="qr-box">
        <FailedState compact text="二维码加载失败" onRetry={renew} busy={isFetching} />
      </div>
    )
  return (
    <>
      <div className="qr-box" data-expired={expired || undefined} aria-busy={isFetching}>
        {data?.image ? (
          <img src={data.image} alt="钉钉扫码登录二维码" width={200} height={200} />
        ) : (
          <Skeleton height={200} />
        )}
        {expired && (
          <div className="qr-expired" role="status">
            <p>二维码已过期</p>
            <Button variant="primary" size="s" icon="retry" busy={isFetching} onClick={renew}>
              刷新二维码
            </Button>
          </div>
        )}
      </div>
      <p className="qr-hint">打开手机钉钉，扫一扫登录</p>
      {data && !expired && (
        <ButtonLink variant="text" size="s" iconEnd="arrow-right" href={data.content}>
          在此电脑上用钉钉登录
        </ButtonLink>
      )}
    </>
  )
}
