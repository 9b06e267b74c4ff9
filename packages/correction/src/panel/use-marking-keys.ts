import { useEffect, useEffectEvent } from 'react'
import type { Keys } from '@mango/ui/keys-dialog'
import { isPageKey } from '@mango/widget/page-key'

/** Each with its keys, for the help. */
export const markingKeys: Keys = [
  ['1', '对，到下一处'],
  ['2', '半对（允许半对的题）'],
  ['3', '错，到下一处'],
  ['↑ ↓', '上一处、下一处'],
  ['N', '下一道未批的题'],
  ['U', '撤销上一次批改'],
  ['← →', '上一张、下一张照片'],
  ['R', '旋转照片'],
  ['+ − 0', '放大、缩小、还原'],
  ['F', '完成批改'],
  ['?', '快捷键'],
]

const typesInto = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'
const isField = (target: EventTarget | undefined) => target instanceof Element && target.matches(typesInto)
const isRadio = (target: EventTarget | undefined) => target instanceof Element && target.matches('[type="radio"]')

/** The keyboard of somebody who marks, on the whole page, while it is shown and no field and no dialog wants the keys. */
export function useMarkingKeys(host: HTMLElement, act: (key: string) => boolean): void {
  const press = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isPageKey(event, host)) return
    const [target] = event.composedPath()
    if (isField(target) || host.shadowRoot?.querySelector('dialog:modal')) return
    // Radio buttons and sounds have arrows of their own.
    if (event.key.startsWith('Arrow') && (isRadio(target) || target instanceof HTMLMediaElement)) return
    if (!act(event.key.length === 1 ? event.key.toLowerCase() : event.key)) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    // In the shadow root too: an element keeps some keys pressed inside it from the page.
    const places: EventTarget[] = [host.ownerDocument, ...(host.shadowRoot ? [host.shadowRoot] : [])]
    for (const place of places) place.addEventListener('keydown', press)
    return () => {
      for (const place of places) place.removeEventListener('keydown', press)
    }
  }, [host])
}
