import { useLazyStyles } from '../lazy-styles/index.ts'
import { PreviewContent, type PreviewAround, type PreviewItem } from './preview-content.tsx'
import css from './preview.css?inline'

export type PreviewProps = {
  item: PreviewItem
  viewerUrl?: ((url: string) => string | undefined) | undefined
  around?: PreviewAround | undefined
}

/** One file on the page itself, without a dialog around it. Fills its container. */
export function Preview({ item, viewerUrl, around }: PreviewProps) {
  const styles = useLazyStyles(css)
  return (
    <div className="preview-stage" ref={styles}>
      <PreviewContent key={item.url} {...{ item, viewerUrl, around }} />
    </div>
  )
}
