import {
  Activity,
  useCallback,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { CrashBoundary } from './crash-notice.tsx'
import type { ElementState } from './element-state.ts'
import type { MethodCalls } from './method-calls.ts'
import type { Connection, PageContext } from './page-context.ts'

/** One element's ends of the wires to its React tree. */
export interface Wires {
  readonly state: ElementState
  readonly calls: MethodCalls
  readonly host: HTMLElement
  /** Receives the component's methods. */
  readonly offer: MethodCalls['offer']
  /** Called when the tree is in the document for the first time. */
  drawn(): void
  emit(type: string, detail?: unknown): boolean
  setProp(name: string, value: unknown): void
}

/** A widget's component as the bridge sees it: the face's types were checked by `defineElement`. */
export type AnyComponent = ComponentType<
  Record<string, unknown> &
    Pick<Wires, 'host' | 'emit' | 'setProp'> & { context: Connection; ref: MethodCalls['offer'] }
>

const wiresOf = new WeakMap<object, Wires>()

/** Called when an element is made, before React mounts into its root. */
export const wire = (root: ShadowRoot, wires: Wires): void => void wiresOf.set(root, wires)

/**
 * The component that r2wc mounts. r2wc hands it the shadow root and never renders it again: everything it draws from comes through
 * the wires, so attributes, properties, context and moves re-render without r2wc's own (lossy) handling of them.
 */
export function bridgeTo(Component: AnyComponent): ComponentType<{ container?: object }> {
  return function Bridge({ container }) {
    const wires = container && wiresOf.get(container)
    return wires && <Wired wires={wires} component={Component} />
  }
}

function Wired({ wires, component: Component }: { wires: Wires; component: AnyComponent }) {
  const { state, calls, host, offer, emit, setProp } = wires
  const { values, context, connected } = useSyncExternalStore(state.subscribe, state.read)
  useLayoutEffect(() => wires.drawn(), [wires])
  // Leaving and coming back is no reason for the component to render.
  const draw = useCallback(
    (connection: Connection) => <Component {...values} {...{ host, emit, setProp }} context={connection} ref={offer} />,
    [Component, values, host, emit, setProp, offer],
  )
  const view = useMemo(() => context && <Connected context={context} draw={draw} />, [context, draw])
  return (
    <Activity mode={connected ? 'visible' : 'hidden'}>
      <div className="mango" data-theme={context?.theme} lang="zh-CN" dir="ltr">
        <CrashBoundary emit={emit} calls={calls}>
          {view}
        </CrashBoundary>
      </div>
    </Activity>
  )
}

interface ConnectedProps {
  readonly context: PageContext
  draw(connection: Connection): ReactNode
}

/** Hands on what of the context is no matter of look: when only the theme changes, nothing is drawn anew. */
function Connected({ context: { apiBase, userToken, loginPath, basePath, subject, target }, draw }: ConnectedProps) {
  return useMemo(
    () =>
      draw({
        apiBase,
        ...(userToken !== undefined && { userToken }),
        loginPath,
        basePath,
        ...(subject !== undefined && { subject }),
        target,
      }),
    [apiBase, userToken, loginPath, basePath, subject, target, draw],
  )
}
