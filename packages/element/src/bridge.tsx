import { Activity, useLayoutEffect, useMemo, useSyncExternalStore, type ComponentType } from 'react'
import { CrashBoundary } from './crash-notice.tsx'
import type { ElementState } from './element-state.ts'
import type { MethodCalls } from './method-calls.ts'
import type { PageContext } from './page-context.ts'

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
    Pick<Wires, 'host' | 'emit' | 'setProp'> & { context: PageContext; ref: MethodCalls['offer'] }
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
  const view = useMemo(
    () => context && <Component {...values} {...{ host, emit, setProp, context }} ref={offer} />,
    [Component, values, host, emit, setProp, context, offer],
  )
  return (
    <Activity mode={connected ? 'visible' : 'hidden'}>
      <div className="mango" data-theme={context?.theme} lang="zh-CN">
        <CrashBoundary emit={emit} calls={calls}>
          {view}
        </CrashBoundary>
      </div>
    </Activity>
  )
}
