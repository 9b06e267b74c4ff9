import { safeUrl } from '@mango/client'
import { useState } from 'react'

/** A picture of notes. Not all that is called one can be opened: whoever gave it sees that at once, and nobody a torn picture. */
export function NotePicture({ url, name }: { url: string; name: string }) {
  const [isTorn, setTorn] = useState(false)
  return (
    <span className="note-picture">
      <img src={safeUrl(url)} alt={name} loading="lazy" decoding="async" onError={() => setTorn(true)} />
      {isTorn && <span className="quiet">打不开</span>}
    </span>
  )
}
