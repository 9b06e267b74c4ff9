import { Spinner } from '@mango/ui/spinner'
import { useState } from 'react'

interface CockpitFrameProps {
  /** Undefined until the server has answered. */
  address: string | undefined
  title: string
  onLoad: () => void
}

/**
 * It may run its scripts and, on an origin of its own, keep its login; it must not move the page around it.
 * A page of our origin that kept it could take its sandbox off.
 */
const allowedTo = (address: string) =>
  new URL(address).origin === location.origin
    ? 'allow-scripts allow-forms allow-popups'
    : 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin'

/** The framed page, below a sign that it is on its way. */
export function CockpitFrame({ address, title, onLoad }: CockpitFrameProps) {
  const [loaded, setLoaded] = useState(false)
  return (
    <>
      {!loaded && (
        <p className="cockpit-wait" role="status">
          <Spinner size={24} />
          正在打开{title}…
        </p>
      )}
      {address && (
        <iframe
          part="frame"
          className="cockpit-frame"
          title={title}
          src={address}
          sandbox={allowedTo(address)}
          referrerPolicy="no-referrer"
          allow="fullscreen"
          onLoad={() => {
            setLoaded(true)
            onLoad()
          }}
        />
      )}
    </>
  )
}
