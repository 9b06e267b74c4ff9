import { text } from '@mango/contract/correction'
import { Button, ButtonLink } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import type { PageLink } from '@mango/widget/leave'
import type { Tally } from '../rules.ts'

interface FinishedDialogProps {
  readonly tally: Tally
  readonly notebook: PageLink
  onClose(): void
}

/** All is checked: what became of it. */
export default function FinishedDialog({ tally: { right, wrong, halfRight }, notebook, onClose }: FinishedDialogProps) {
  return (
    <Dialog
      open
      size="s"
      title="批改完成"
      onClose={onClose}
      footer={
        <>
          {wrong > 0 && (
            <ButtonLink iconEnd="external" {...notebook}>
              去看错题
            </ButtonLink>
          )}
          <Button variant="primary" data-autofocus onClick={onClose}>
            确定
          </Button>
        </>
      }
    >
      <div className="finished">
        <p className="finished-numbers num" aria-hidden="true">
          <span data-check={1}>
            <b>{right}</b>答对
          </span>
          <span data-check={3}>
            <b>{wrong}</b>答错
          </span>
        </p>
        <p>{text.completed(right, wrong)}</p>
        {halfRight > 0 && <p className="quiet">半对的 {halfRight} 道题按错题收录。</p>}
      </div>
    </Dialog>
  )
}
