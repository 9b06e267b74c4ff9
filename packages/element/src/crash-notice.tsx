import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { MethodCalls } from './method-calls.ts'

interface CrashBoundaryProps {
  /** Tells the page; false when the page takes care of it, and then nothing is drawn here. */
  emit(type: string, detail: unknown): boolean
  readonly calls: MethodCalls
  readonly children: ReactNode
}

type Outcome = 'fine' | 'crashed' | 'prevented'

/** Keeps a crash inside its element: a small notice with a button that draws the element afresh. */
export class CrashBoundary extends Component<CrashBoundaryProps, { outcome: Outcome }> {
  override readonly state: { outcome: Outcome } = { outcome: 'fine' }

  static getDerivedStateFromError(): { outcome: Outcome } {
    return { outcome: 'crashed' }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const { emit, calls } = this.props
    calls.crash(error)
    const shown = emit('element-error', { error, componentStack, retry: this.#retry })
    if (!shown) this.setState({ outcome: 'prevented' })
  }

  readonly #retry = (): void => {
    this.props.calls.recover()
    this.setState({ outcome: 'fine' })
  }

  override render(): ReactNode {
    const { outcome } = this.state
    if (outcome === 'fine') return this.props.children
    if (outcome === 'prevented') return null
    return (
      <div className="mango-crash" part="crash" role="alert">
        出错了
        <button type="button" onClick={this.#retry}>
          重试
        </button>
      </div>
    )
  }
}
