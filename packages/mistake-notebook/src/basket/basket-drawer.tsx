import { maxDownload, text } from '@mango/contract/mistake-notebook'
import { Drawer } from '@mango/ui/drawer'
import type { ReactNode } from 'react'

interface BasketDrawerProps {
  size: number
  children: ReactNode
  onClose(): void
}

/** The basket on a phone. */
export default function BasketDrawer({ size, children, onClose }: BasketDrawerProps) {
  return (
    <Drawer open title={`${text.basket} ${size} / ${maxDownload}`} size="s" onClose={onClose}>
      <div className="basket">{children}</div>
    </Drawer>
  )
}
