import { Component, type ReactNode } from 'react'

interface LatePartProps {
  /** Stands in for a part whose code did not come; `retry` draws it again, which asks for the code again. */
  failed(retry: () => void): ReactNode
  children: ReactNode
}

/** Around a part that is loaded late: when it does not come, what stands around it stays as it is. */
export class LatePart extends Component<LatePartProps, { failed: boolean }> {
  override readonly state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  readonly #retry = () => this.setState({ failed: false })
  override render(): ReactNode {
    return this.state.failed ? this.props.failed(this.#retry) : this.props.children
  }
}
