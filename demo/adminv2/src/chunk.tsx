import { Component, useLayoutEffect, useState, type ReactNode } from 'react'
import { State } from './state.tsx'

/** How long a chunk may take before the page says so. */
const chunkTimeout = 120_000

class ChunkTimeout extends Error {}

/** A screen: takes nothing, reads the address. */
export type Screen = () => ReactNode

type Load = () => Promise<{ default: Screen }>

async function withTimeout(load: Load): Promise<{ default: Screen }> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout()), chunkTimeout)
  })
  try {
    return await Promise.race([load(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** A screen whose code comes when it is opened. One that does not come says so and can be asked for again. */
export function chunk(load: Load): Screen {
  // React's own `lazy` would show no screen sooner than 300 ms after the spinner.
  let Loaded: Screen | undefined
  function Loading() {
    const [outcome, setOutcome] = useState<{ error?: unknown }>({})
    useLayoutEffect(() => {
      if (Loaded) return
      withTimeout(load).then(
        (module) => {
          Loaded = module.default
          setOutcome({})
        },
        (error: unknown) => setOutcome({ error }),
      )
    }, [])
    if ('error' in outcome) throw outcome.error
    return Loaded ? <Loaded /> : <div className="loading" role="status" aria-label="正在加载" />
  }
  return function Chunk() {
    const [attempt, setAttempt] = useState(0)
    const retry = (error: unknown) => {
      // A load that hangs would be waited for again, and one that failed twice may belong to an older release.
      if (error instanceof ChunkTimeout || attempt > 0) return location.reload()
      setAttempt(attempt + 1)
    }
    return (
      <Failing key={attempt} onRetry={retry}>
        <Loading />
      </Failing>
    )
  }
}

class Failing extends Component<{ onRetry: (error: unknown) => void; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <State
        title={error instanceof ChunkTimeout ? '页面加载超时' : '页面加载失败'}
        text="请检查网络连接后重试。"
        action={
          <button type="button" className="action" onClick={() => this.props.onRetry(error)}>
            重试
          </button>
        }
      />
    )
  }
}
