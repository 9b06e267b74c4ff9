import { useClient } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { FailedState } from '@mango/ui/failed-state'
import { IconButton } from '@mango/ui/icon-button'
import { Widget } from '@mango/widget'
import { LoadFailure, useLoadNotice } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cockpitAddress } from './cockpit.query.ts'
import { CockpitFrame } from './cockpit-frame.tsx'
import type { face } from './headmaster-cockpit.face.ts'

type HeadmasterCockpitProps = ComponentProps<typeof face>

export const HeadmasterCockpit = (props: HeadmasterCockpitProps) => (
  <Widget context={props.context} host={props.host}>
    <Cockpit {...props} />
  </Widget>
)

function Cockpit({ header, heading, emit }: HeadmasterCockpitProps) {
  const client = useClient()
  const query = useQuery(cockpitAddress(client))
  const { data: address, isPending, isError, isFetching, dataUpdatedAt } = query
  useEffect(() => client.track('headmaster-cockpit-open'), [client])
  // A reload that fails leaves what is there.
  useLoadNotice(address ? [query] : [])
  const again = () => void query.refetch()
  return (
    <div className="cockpit">
      {header && (
        <header className="cockpit-head" part="header">
          <h1>{heading}</h1>
          <IconButton icon="retry" label="重新加载" busy={isFetching} onClick={again} />
        </header>
      )}
      <div className="cockpit-body">
        {!address && <LoadFailure load={query} />}
        {!isError && !isPending && !address && (
          <FailedState text="驾驶舱地址不正确" detail="请联系管理员检查配置" onRetry={again} busy={isFetching} />
        )}
        {(isPending || address) && (
          <CockpitFrame
            key={dataUpdatedAt}
            address={address}
            title={heading}
            onLoad={() => emit('cockpit-load')}
            onRetry={again}
          />
        )}
      </div>
    </div>
  )
}
