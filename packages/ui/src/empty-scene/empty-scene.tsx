import type { ReactNode } from 'react'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './empty-scene.css?inline'
import { scenes, type SceneName } from './scenes.tsx'

export type EmptySceneProps = {
  /** What there will be, as a picture. */
  scene: SceneName
  /** One sentence. */
  text: ReactNode
  /** A second, quieter line: what brings things here. */
  detail?: ReactNode
  /** The buttons that lead on, the main one first. */
  actions?: ReactNode
}

/** An `EmptyState` for a whole page or a first visit: it shows what there will be, and leads to it. Its drawings are loaded with it. */
export function EmptyScene({ scene, text, detail, actions }: EmptySceneProps) {
  const styles = useLazyStyles(css)
  return (
    <div ref={styles} className="state scene">
      <svg className="drawing" viewBox="0 0 112 80" width="168" height="120" aria-hidden="true">
        <ellipse className="drawing-ground" cx="56" cy="72" rx="44" ry="6" />
        {scenes[scene]}
      </svg>
      <p className="state-text">{text}</p>
      {detail && <p className="state-detail">{detail}</p>}
      {actions && <div className="state-action scene-actions">{actions}</div>}
    </div>
  )
}
