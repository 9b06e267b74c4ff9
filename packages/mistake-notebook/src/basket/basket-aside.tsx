import { maxDownload, text } from '@mango/contract/mistake-notebook'
import { useClient } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { latePart } from '@mango/widget/late-part'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenDialog } from '../dialogs.tsx'
import type { face } from '../mistake-notebook.face.ts'
import { basketSize, type Place } from '../notebook.query.ts'
import { BasketPanel } from './basket-panel.tsx'

interface BasketAsideProps {
  place: Place
  emit: ComponentProps<typeof face>['emit']
  onOpen(dialog: OpenDialog): void
}

const BasketDrawer = latePart(() => import('./basket-drawer.tsx'))

/** The basket beside the list; where there is no room for that, a line below it that opens it. */
export function BasketAside({ place, emit, onOpen }: BasketAsideProps) {
  const { data } = useQuery(basketSize(useClient(), place))
  const [isOpen, setOpen] = useState(false)
  const panel = <BasketPanel place={place} emit={emit} onOpen={onOpen} />
  return (
    <>
      <aside className="notebook-card basket" part="basket" aria-label={text.basket} data-print="no">
        {panel}
      </aside>
      <div className="basket-bar" role="group" aria-label={text.basket} data-print="no">
        <Icon name="basket" />
        <b>{text.basket}</b>
        <span>
          {data?.data ?? 0} / {maxDownload}
        </span>
        <Button size="l" onClick={() => setOpen(true)}>
          打开
        </Button>
      </div>
      {isOpen && (
        <BasketDrawer size={data?.data ?? 0} onClose={() => setOpen(false)}>
          {panel}
        </BasketDrawer>
      )}
    </>
  )
}
