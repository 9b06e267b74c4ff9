import { useEffect, useState, type FormEvent } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { Spinner } from '../spinner/index.ts'
import { faultOf, openPdf, type OpenPdf, type PdfFault } from './open-pdf.ts'
import { PdfDocument } from './pdf-document.tsx'
import { texts } from './pdf-texts.ts'
import css from './pdf-viewer.css?inline'

export type PdfViewerProps = {
  /** Shown as it is: check it first. */
  url: string
  name: string
  /** Where 下载 leads; null where what is around it offers that already. @default url */
  downloadUrl?: string | null | undefined
}

/** A PDF, drawn by ourselves: on phones too, and without anybody else's viewer. */
export default function PdfViewerContent(props: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={`${attempt} ${props.url}`} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

type Opening = { state: 'opening' } | { state: 'open'; pdf: OpenPdf } | { state: PdfFault }

function Attempt({ url, name, downloadUrl = url, onRetry }: PdfViewerProps & { onRetry: () => void }) {
  const styles = useLazyStyles(css)
  const [password, setPassword] = useState<string>()
  const [opening, setOpening] = useState<Opening>({ state: 'opening' })
  useEffect(() => {
    const ending = new AbortController()
    openPdf(url, password, ending.signal).then(
      (pdf) => !ending.signal.aborted && setOpening({ state: 'open', pdf }),
      (error: unknown) => !ending.signal.aborted && setOpening({ state: faultOf(error) }),
    )
    return () => ending.abort()
  }, [url, password])

  return (
    <div className="pdf" ref={styles} aria-busy={opening.state === 'opening'}>
      {opening.state === 'opening' ? (
        <Spinner size={28} label={texts.loading} />
      ) : opening.state === 'open' ? (
        <PdfDocument pdf={opening.pdf} name={name} downloadUrl={downloadUrl} />
      ) : opening.state === 'password' || opening.state === 'wrong-password' ? (
        <Locked wrong={opening.state === 'wrong-password'} onPassword={setPassword} />
      ) : (
        <div role="alert">
          <EmptyState
            drawing="broken"
            text={opening.state === 'broken' ? texts.broken : texts.failed}
            detail={name}
            action={
              <>
                <Button icon="retry" onClick={onRetry}>
                  重试
                </Button>
                {downloadUrl !== null && (
                  <ButtonLink icon="download" href={downloadUrl} download={name}>
                    {texts.download}
                  </ButtonLink>
                )}
              </>
            }
          />
        </div>
      )}
    </div>
  )
}

type LockedProps = { wrong: boolean; onPassword: (password: string) => void }

function Locked({ wrong, onPassword }: LockedProps) {
  const [typed, setTyped] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    onPassword(typed)
  }
  return (
    <form className="pdf-locked" onSubmit={open}>
      <EmptyState drawing="lock" text={texts.locked} />
      <Field label={texts.password} error={wrong ? texts.wrongPassword : undefined}>
        <Input type="password" autoComplete="off" value={typed} onChange={setTyped} />
      </Field>
      <Button type="submit" variant="primary" disabled={typed === ''}>
        {texts.unlock}
      </Button>
    </form>
  )
}
