import { useEffect, useState } from 'react'
import { Button } from '../button/index.ts'
import { copyText } from '../copy-text/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { qrPath } from './qr-path.ts'
import css from './qr-code.css?inline'

export type QrCodeProps = {
  /** What is scanned. Leave out while it is not there yet. */
  value?: string | undefined
  /** What scanning it does, for screen readers: 用手机扫码上传照片. */
  label: string
  /** In px. @default 200 */
  size?: number | undefined
  /** When it stops working, as `Date.now()` counts. */
  expiresAt?: number | undefined
  /** Somebody wants a new one, or nothing is offered. */
  onRefresh?: (() => void) | undefined
  /** Shows the value as a link to copy, for a phone without a camera or a message to somebody. */
  link?: boolean | undefined
}

/** A code to scan. One that has expired is faint and offers a new one; dark on white in both themes, or cameras fail. */
export function QrCode({ value, label, size = 200, expiresAt, onRefresh, link }: QrCodeProps) {
  const styles = useLazyStyles(css)
  const expired = useExpired(expiresAt)
  const [copied, setCopied] = useState<{ value: string; done: boolean }>()
  const said = copied !== undefined && copied.value === value ? copied : undefined
  const copy = (value: string) =>
    copyText(value).then(
      () => setCopied({ value, done: true }),
      () => setCopied({ value, done: false }),
    )
  return (
    <div className="qr" ref={styles} aria-busy={value === undefined || undefined} style={{ inlineSize: size }}>
      <div className="qr-sheet" style={{ blockSize: size }} data-expired={expired || undefined}>
        {value === undefined ? <Skeleton height={size} /> : <Squares value={value} label={label} />}
        {expired && (
          <div className="qr-over" role="status">
            <p>二维码已过期</p>
            {onRefresh && (
              <Button variant="primary" icon="retry" onClick={onRefresh}>
                刷新
              </Button>
            )}
          </div>
        )}
      </div>
      {link && value !== undefined && !expired && (
        <p className="qr-link">
          <a href={value} target="_blank" rel="noopener noreferrer">
            {value}
          </a>
          <IconButton size="s" icon="copy" label="复制链接" onClick={() => void copy(value)} />
        </p>
      )}
      <output className="qr-said">{said && (said.done ? '已复制' : '没有复制成功，请选中链接后复制')}</output>
    </div>
  )
}

function Squares({ value, label }: { value: string; label: string }) {
  const { path, side } = qrPath(value)
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

function useExpired(expiresAt: number | undefined): boolean {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    if (expiresAt === undefined) return
    const timer = setTimeout(() => setOver(expiresAt), Math.max(0, expiresAt - Date.now()))
    return () => clearTimeout(timer)
  }, [expiresAt])
  return expiresAt !== undefined && over === expiresAt
}
