import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { Screen } from '../chunk.tsx'
import { useApps } from '../apps.ts'
import { State } from '../state.tsx'

/** An application of its own below the bar. It lives on this origin and shares the login. */
export const legacyApp = (path: string, title: string): Screen =>
  function LegacyApp() {
    const apps = useApps()
    const search = useLocation({ select: (location) => location.searchStr })
    // The query it was opened with: a kept application must not start again because another screen has one.
    const [opened] = useState(search)
    if (!apps) return <div className="loading" role="status" aria-label="正在加载" />
    const address = apps.frames[path]
    if (!address) return <State title="应用尚未接入" text="请联系管理员配置该应用的地址。" />
    return <Frame address={withQuery(address, opened)} title={title} />
  }

function withQuery(address: string, search: string): string {
  const url = new URL(address, location.origin)
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.set(name, value)
  return url.href
}

/**
 * An application of this origin is one of ours, and a sandbox would not hold it anyway. One of another origin may do
 * everything but move the page around it.
 */
const sandboxOf = (address: string) =>
  new URL(address).origin === location.origin
    ? undefined
    : 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

/** Ctrl+K in an application of this origin is meant for the page around it. */
function handOn(event: KeyboardEvent) {
  if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
  if (!document.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
}

function Frame({ address, title }: { address: string; title: string }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div className="legacy-app" aria-busy={!loaded}>
      <h1 className="only-read">{title}</h1>
      {!loaded && <div className="loading" role="status" aria-label="正在加载" />}
      <iframe
        title={title}
        src={address}
        sandbox={sandboxOf(address)}
        allow="fullscreen; clipboard-write"
        onLoad={({ currentTarget }) => {
          setLoaded(true)
          currentTarget.contentDocument?.addEventListener('keydown', handOn)
        }}
      />
    </div>
  )
}
