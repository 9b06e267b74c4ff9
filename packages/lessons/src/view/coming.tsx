import { Button, ButtonLink } from '@mango/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { comingFile, type ComingKind } from './coming.query.ts'
import { Waiting } from './waiting.tsx'

/** Longer than this nobody waits without a way out. */
const longWait = 30_000

interface ComingProps {
  kind: ComingKind
  url: string
  name: string
  detail: string
  /** What is told of a file that is there already, and all the same was not shown. Without it that one is tried once more. */
  failed?: ReactNode
  /** Asks, and shows nothing of it. */
  hidden?: boolean
  onThere(): void
}

/** In the place of what did not load: asks for its address until it is there. */
export default function Coming({ kind, url, name, detail, failed, hidden, onThere }: ComingProps) {
  const { data: isThere, refetch } = useQuery(comingFile(kind, url))
  const [waited, setWaited] = useState(false)
  const [isLong, setLong] = useState(false)
  const [isPressed, setPressed] = useState(false)
  if (isThere === false && !waited) setWaited(true)
  const takesIt = isThere === true && (waited || !failed)
  const take = useEffectEvent(onThere)
  useEffect(() => {
    if (takesIt) take()
  }, [takesIt])
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait)
    return () => clearTimeout(timer)
  }, [])
  const askNow = async () => {
    setPressed(true)
    await refetch()
    setPressed(false)
  }
  if (hidden) return null
  if (!waited) return isThere && failed ? failed : <div className="lesson-waiting" aria-busy="true" />
  return (
    <Waiting detail={detail}>
      {isLong && (
        <div className="lesson-waiting-ways">
          <Button icon="retry" busy={isPressed} onClick={() => void askNow()}>
            重试
          </Button>
          <ButtonLink icon="download" href={url} download={name}>
            下载
          </ButtonLink>
        </div>
      )}
    </Waiting>
  )
}
