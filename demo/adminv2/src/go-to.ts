import type { AnyRouter } from '@tanstack/react-router'
import { basePath } from './base-path.ts'

export const isHostPath = (address: string) => address === basePath || address.startsWith(`${basePath}/`)

/** Goes to an address of this origin: within the host by its router, to another application by the browser. */
export function goTo(router: AnyRouter, address: string): void {
  if (isHostPath(address)) router.history.replace(address)
  else location.assign(address)
}
