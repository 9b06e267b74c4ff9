import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code comes when it is first drawn; `waiting` is drawn until then. React's own `lazy` holds back what has
 * come until 300 ms after the fallback was shown, which is long behind a click.
 * A load that fails is thrown, for the boundary above; whatever is drawn after that asks again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const [outcome, setOutcome] = useState<{ error?: unknown }>({})
    useLayoutEffect(() => {
      if (Loaded) return
      load().then(
        (module) => {
          Loaded = module.default
          setOutcome({})
        },
        (error: unknown) => setOutcome({ error }),
      )
    }, [])
    if ('error' in outcome) throw outcome.error
    return Loaded ? <Loaded {...props} /> : waiting(props)
  }
}
