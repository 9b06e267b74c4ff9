import { lazyComponent } from '@mango/ui/lazy-component'
import { Component, type ComponentType, type ReactNode } from 'react'

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A Chrome of some years ago gives a file that did not come once to nobody until the page is loaded anew. */
export const afterRetries = '重试还是不行时，请刷新页面'

/** The code of a part did not come. */
class Missing extends Error {
  override readonly name = 'Missing'
}

interface PlaceProps {
  /** Drawn where the code did not come. */
  failed(retry: () => void): ReactNode
  children: ReactNode
}

/** Keeps a part that did not come inside its own place. A part that came and crashes is its element's business. */
class Place extends Component<PlaceProps, { error: unknown }> {
  override readonly state: { error: unknown } = { error: undefined }
  static readonly getDerivedStateFromError = (error: unknown) => ({ error })

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof Missing)) throw error
    return this.props.failed(() => this.setState({ error: undefined }))
  }
}

/** A component whose code comes when it is first drawn, with what is drawn where that does not come. */
export function late<Props extends object>(
  load: Load<Props>,
  waiting: ((props: Props) => ReactNode) | undefined,
  failed: (props: Props, retry: () => void) => ReactNode,
): ComponentType<Props> {
  const Part = lazyComponent<Props>(
    () =>
      load().catch((cause: unknown) => {
        // In its own words, which stand in the console: the network's, or that the file is not what was built.
        throw new Missing(cause instanceof Error ? cause.message : String(cause), { cause })
      }),
    waiting,
  )
  return function LatePart(props: Props) {
    return (
      <Place failed={(retry) => failed(props, retry)}>
        <Part {...props} />
      </Place>
    )
  }
}
