import { safeUrl } from '@mango/client'
import { momentRetryMilliseconds, type Moment } from '@mango/contract/growth-profile'
import { Icon } from '@mango/ui/icon'
import { useEffect, useState } from 'react'
import { secured } from '../rules.ts'
import { isVideo } from './moment-rules.ts'

/**
 * What a moment looks like: its picture, or the still of its film, or the film's first frame. A file that was just sent
 * may not be there yet: until it can be reached a placeholder stands for it, and it is tried again.
 */
export function MomentPicture({ moment }: { moment: Moment }) {
  const { image, title } = moment
  const still = safeUrl(secured(image.imageUrl, location.origin))
  const film = isVideo(moment) ? safeUrl(secured(image.videoUrl, location.origin)) : undefined
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<'asked' | 'here' | 'away' | 'undrawable'>('asked')
  useEffect(() => {
    if (state !== 'away') return
    const timer = setTimeout(() => {
      setTries(tries + 1)
      setState('asked')
    }, momentRetryMilliseconds)
    return () => clearTimeout(timer)
  }, [state, tries])
  const away = () => setState('away')
  const here = () => setState('here')
  /** A film may be there and of a kind that this browser does not play: nothing is to be waited for. */
  const filmFailed = (address: string) =>
    fetch(address, { headers: { range: 'bytes=0-0' } }).then(({ ok }) => setState(ok ? 'undrawable' : 'away'), away)
  const waits = state === 'away' || (tries > 0 && state === 'asked') || !(still ?? film)
  const placeholder = waits || state === 'undrawable'
  return (
    <>
      {placeholder && (
        <span className="moment-placeholder">
          <Icon name={film ? 'video' : 'image'} size={28} />
          {waits && <span>处理中，稍后显示</span>}
        </span>
      )}
      {state !== 'away' && still && (
        <img
          key={tries}
          src={still}
          alt={title}
          hidden={placeholder}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={here}
          onError={away}
        />
      )}
      {state !== 'away' && state !== 'undrawable' && !still && film && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- only its first frame is looked at
        <video
          key={tries}
          src={`${film}#t=0.1`}
          aria-label={title}
          hidden={placeholder}
          muted
          playsInline
          preload="metadata"
          onLoadedMetadata={here}
          onError={() => void filmFailed(film)}
        />
      )}
    </>
  )
}
