import { FailedState } from '@mango/ui/failed-state'
import type { ReactNode } from 'react'
import { afterRetries, late, type Load } from './late.tsx'

/** A part whose code comes when it is first drawn. If it does not come, its own place offers another try; all else stays. */
export const latePart = <Props extends object>(load: Load<Props>, waiting?: (props: Props) => ReactNode) =>
  late(load, waiting, (_, retry) => (
    <FailedState compact text="这部分没有加载出来" detail={afterRetries} onRetry={retry} />
  ))
