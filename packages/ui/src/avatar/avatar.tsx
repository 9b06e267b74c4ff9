import { useState } from 'react'

export type AvatarProps = {
  /** Whose picture it is; its first character stands in for a missing one. */
  name: string
  src?: string | undefined
  /** Side in px. @default 32 */
  size?: number | undefined
  /** Hides it from screen readers where the name stands beside it. */
  decorative?: boolean | undefined
}

/** The face of a person, or the first character of the name. */
export function Avatar({ name, src, size = 32, decorative }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const style = { inlineSize: size, blockSize: size, fontSize: size * 0.44 }
  return (
    <span
      className="avatar"
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && broken !== src ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        [...name.trim()][0]
      )}
    </span>
  )
}
