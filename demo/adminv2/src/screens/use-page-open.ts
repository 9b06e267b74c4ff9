import { useRouter } from '@tanstack/react-router'
import { isHostPath } from '../go-to.ts'

interface PageOpen {
  preventDefault(): void
  readonly detail: { readonly address: string; readonly newWindow: boolean }
}

/** Follows an element to another page of the host without loading a new one. */
export function usePageOpen() {
  const router = useRouter()
  return (event: PageOpen) => {
    const { address, newWindow } = event.detail
    if (newWindow || !isHostPath(address)) return
    event.preventDefault()
    router.history.push(address)
  }
}
