import { vi } from 'vitest'

type Sent = { address: string; form: FormData; aborted: boolean }

/** An XMLHttpRequest whose progress and answer are the test's. Node has none. */
export function stubRequests() {
  const requests: (Sent & {
    progress(loaded: number): void
    lastByte(): void
    answer(status: number, body?: string): void
    drop(): void
  })[] = []
  class Request extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #address = ''
    #sent: Sent | undefined
    open(_method: string, address: string) {
      this.#address = address
    }
    send(form: FormData) {
      const tell = (target: EventTarget, type: string, more = {}) =>
        target.dispatchEvent(Object.assign(new Event(type), more))
      const sent = {
        address: this.#address,
        form,
        aborted: false,
        progress: (loaded: number) => tell(this.upload, 'progress', { loaded }),
        lastByte: () => tell(this.upload, 'load'),
        answer: (status: number, body = '') => {
          this.status = status
          this.responseText = body
          tell(this, 'load')
        },
        drop: () => tell(this, 'error'),
      }
      this.#sent = sent
      requests.push(sent)
    }
    abort() {
      if (this.#sent) this.#sent.aborted = true
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return requests
}
