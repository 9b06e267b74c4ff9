import { Button, ButtonLink } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Spinner } from '@mango/ui/spinner'
import { useEffect, useEffectEvent, useState } from 'react'
import { tellColorScheme, tellColorSchemes } from './color-scheme.ts'

interface CockpitFrameProps {
  /** Undefined until the server has answered. */
  address: string | undefined
  title: string
  onLoad: () => void
  onRetry: () => void
}

/** From then on a page that does not come is talked of. */
const patience = 20_000

/**
 * It may run its scripts and, on an origin of its own, keep its login; it must not move the page around it.
 * A page of our origin that kept it could take its sandbox off: such a page that wants its login is opened in a window.
 */
const allowedTo = (address: string) =>
  new URL(address).origin === location.origin
    ? 'allow-scripts allow-forms allow-popups'
    : 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin'

/** A page by https shows none by http, and says nothing of it. */
const isMixed = (address: string | undefined) =>
  location.protocol === 'https:' && address !== undefined && new URL(address).protocol === 'http:'

type State = 'coming' | 'slow' | 'here' | 'refused'

/** The framed page, below a sign that it is on its way; where the browser refuses it, a way around. */
export function CockpitFrame({ address, title, onLoad, onRetry }: CockpitFrameProps) {
  const [state, setState] = useState<State>(isMixed(address) ? 'refused' : 'coming')
  useRefusal(address, () => setState('refused'))
  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(() => setState('slow'), patience)
    return () => clearTimeout(timer)
  }, [state])
  const ways = address && (
    <>
      <ButtonLink variant="primary" icon="external" href={address} target="_blank">
        在新窗口打开
      </ButtonLink>
      <Button icon="retry" onClick={onRetry}>
        重试
      </Button>
    </>
  )
  if (state === 'refused') {
    return (
      <div className="cockpit-wait" role="alert">
        <EmptyState
          drawing="broken"
          text={`浏览器不允许在这里打开${title}`}
          detail="可以在新窗口打开，或请管理员检查驾驶舱的地址"
          action={ways}
        />
      </div>
    )
  }
  return (
    <>
      {state !== 'here' && (
        <div className="cockpit-wait" role="status">
          <Spinner size={24} />
          <p>{state === 'slow' ? `${title}打开得比较慢` : `正在打开${title}…`}</p>
          {state === 'slow' && <p className="cockpit-ways">{ways}</p>}
        </div>
      )}
      {address && (
        <iframe
          part="frame"
          className="cockpit-frame"
          title={title}
          src={address}
          sandbox={allowedTo(address)}
          referrerPolicy="no-referrer"
          allow="fullscreen"
          ref={tellColorSchemes}
          onLoad={({ currentTarget }) => {
            tellColorScheme(currentTarget)
            // What was refused loads too: as an empty page.
            setState((known) => (known === 'refused' ? known : 'here'))
            onLoad()
          }}
        />
      )}
      <p className="cockpit-printed">纸上只有{title}的这一屏：在新窗口里打开它再打印，就有全部</p>
    </>
  )
}

/** Hears that the page's policy forbids the frame: the browser shows an empty page and tells only the document. */
function useRefusal(address: string | undefined, onRefuse: () => void) {
  const refuse = useEffectEvent(onRefuse)
  useEffect(() => {
    if (address === undefined) return
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(new URL(address).origin)) refuse()
    }
    document.addEventListener('securitypolicyviolation', hear)
    return () => document.removeEventListener('securitypolicyviolation', hear)
  }, [address])
}
