import { text } from '@mango/contract/mistake-notebook'
import { Dialog } from '@mango/ui/dialog'
import { Spinner } from '@mango/ui/spinner'
import type { PaperContent } from '../notebook.query.ts'

/** Over the whole page, for as long as a paper is made: nothing may change in the basket meanwhile. */
export function Downloading({ size, wish }: { size: number; wish: PaperContent }) {
  const parts = [wish.fillMyAnswer && '作答', wish.fillAnswerAndParse && '解析'].filter(Boolean).join('与')
  return (
    <Dialog open busy size="s" title={text.downloading} onClose={() => undefined}>
      <p className="downloading" role="status">
        <Spinner size={36} label={text.downloading} />
        {size} 题{parts && `，含${parts}`}
      </p>
    </Dialog>
  )
}
