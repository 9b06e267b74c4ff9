import { text } from '@mango/contract/mistake-notebook'
import { Drawer } from '@mango/ui/drawer'
import type { ReactNode } from 'react'

/** The basket on a phone. */
export default function BasketDrawer({ children, onClose }: { children: ReactNode; onClose(): void }) {
  return (
    <Drawer open title={text.basket} size="s" onClose={onClose}>
      <div className="basket">{children}</div>
    </Drawer>
  )
}
