import type { PaperType } from '@mango/contract/paper-records'
import type { Connection } from '@mango/element'
import { useNotify } from '@mango/ui/notice'
import { correctionAddress } from '../open-paper.ts'

interface Chosen {
  readonly id: number
  readonly type: PaperType
}

/** Opens what was chosen in a new tab, which tells this page when it is done. A browser that lets no tab open gets a button. */
export function useOpenCorrection(context: Connection, emit: (chosen: Chosen) => boolean) {
  const notify = useNotify()
  return (chosen: Chosen) => {
    if (!emit(chosen)) return
    const open = () => globalThis.open(correctionAddress(context, chosen), '_blank')
    if (!open()) notify({ kind: 'warning', text: '浏览器没有打开新页面', action: { label: '打开批改页', run: open } })
  }
}
