import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { ButtonLink } from '../button/index.ts'
import { focused } from '../dialog/focused.ts'
import { Dialog } from '../dialog/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import type { PictureViewerHandle } from './picture-viewer.tsx'
import { PreviewContent, type PreviewAround, type PreviewItem } from './preview-content.tsx'
import { texts } from './preview-texts.ts'
import { usePreloaded } from './use-preloaded.ts'
import css from './preview.css?inline'

export type PreviewDialogProps = {
  /** Addresses are shown as they are: check them first. */
  items: readonly PreviewItem[]
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
  /** Builds the address of an online viewer for a document. */
  viewerUrl?: ((url: string) => string | undefined) | undefined
  /** Makes a file ready before it is shown. */
  around?: PreviewAround | undefined
}

const hasKeysOfItsOwn = 'input, select, textarea, audio, video, [role="menu"]'

/** Looks into files one after the other. ← → leaf through, + - zoom, R turns, 0 puts back. Open for as long as it is rendered. */
export function PreviewDialog({ items, index, onIndexChange, onClose, viewerUrl, around }: PreviewDialogProps) {
  const styles = useLazyStyles(css)
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<PictureViewerHandle>(null)
  const item = items[index]
  usePreloaded([items[index + 1], items[index - 1]].map((item) => (item?.kind === 'image' ? item.url : '')))
  useKeptFocus(stage, index)
  if (!item) return null

  const go = (to: number) => to >= 0 && to < items.length && onIndexChange(to)
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(hasKeysOfItsOwn)) return
    const looked = picture.current?.pressKey(event.key)
    if (!looked && event.key === 'ArrowLeft') go(index - 1)
    else if (!looked && event.key === 'ArrowRight') go(index + 1)
    else if (!looked) return
    event.stopPropagation()
    event.preventDefault()
  }
  const many = items.length > 1
  const tools = (
    <>
      {many && <output className="preview-place num">{texts.place(index + 1, items.length)}</output>}
      {item.url !== '' && <Links item={item} />}
    </>
  )
  return (
    <Dialog
      open
      size="xl"
      className="preview"
      flush
      title={item.name}
      toolbar={tools}
      onClose={onClose}
      onKeyDown={pressKey}
    >
      <div
        className="preview-stage"
        ref={(node) => {
          stage.current = node
          return styles(node)
        }}
      >
        <PreviewContent key={`${index} ${item.url}`} {...{ item, viewerUrl, around, picture }} />
        {many && (
          <>
            <IconButton
              icon="chevron-left"
              size="l"
              variant="default"
              className="preview-previous"
              label={texts.previous}
              disabled={index === 0}
              onClick={() => go(index - 1)}
            />
            <IconButton
              icon="chevron-right"
              size="l"
              variant="default"
              className="preview-next"
              label={texts.next}
              disabled={index === items.length - 1}
              onClick={() => go(index + 1)}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** A control that went with its picture takes the focus along: the dialog gets it, so that the keys go on working. */
function useKeptFocus(stage: RefObject<HTMLElement | null>, index: number) {
  useEffect(() => {
    const dialog = stage.current?.closest('dialog')
    const active = dialog && focused(dialog.ownerDocument)
    const kept = active && dialog.contains(active) && !active.matches(':disabled')
    if (index >= 0 && !kept) dialog?.focus()
  }, [stage, index])
}

const Links = ({ item }: { item: PreviewItem }) => (
  <>
    <ButtonLink size="s" variant="text" icon="download" href={item.downloadUrl ?? item.url} download={item.name}>
      {texts.download}
    </ButtonLink>
    <ButtonLink size="s" variant="text" icon="external" href={item.url} target="_blank">
      {texts.open}
    </ButtonLink>
  </>
)
