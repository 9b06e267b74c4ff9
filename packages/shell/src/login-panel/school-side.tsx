import { Icon } from '@mango/ui/icon'
import { useState, type ReactNode } from 'react'
import { BrandMark } from '../brand-mark.tsx'
import { Foliage } from './foliage.tsx'

interface SchoolSideProps {
  /** Of the platform, as the bar at the top says it. */
  title: string
  /** Of the school. */
  name: string
  slogan: string
  /** What the school says of itself. */
  summary: ReactNode
  /** Address of its picture, checked. */
  image: string | undefined
  /** Not all of it is there: nothing of it is seen yet. */
  waiting?: boolean
}

const points = [
  { icon: 'video', title: '互动课堂', text: '讲、练、评一气呵成' },
  { icon: 'edit', title: '精准作业', text: '每道错题都有归处' },
  { icon: 'star', title: '成长档案', text: '看见每一点进步' },
] as const

/** The half of the landing page that presents the school. */
export const SchoolSide = ({ title, name, slogan, summary, image, waiting = false }: SchoolSideProps) => (
  <aside
    className="landing-school"
    part={waiting ? 'school waiting-school' : 'school'}
    aria-busy={waiting || undefined}
  >
    <Foliage />
    <header className="landing-bar">
      <BrandMark size={30} />
      <span>{title}</span>
    </header>
    <div className="landing-words">
      <h1>{name}</h1>
      <p className="landing-slogan">{slogan}</p>
      {summary}
    </div>
    <SchoolImage src={image} name={name} />
    <ul className="landing-points">
      {points.map((point) => (
        <li key={point.title}>
          <Icon name={point.icon} size={20} />
          <span>
            <strong>{point.title}</strong>
            {point.text}
          </span>
        </li>
      ))}
    </ul>
  </aside>
)

/** A picture that does not come leaves no broken frame. */
function SchoolImage({ src, name }: { src: string | undefined; name: string }) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return null
  return (
    <img
      className="landing-image"
      src={src}
      alt={name}
      width={640}
      height={320}
      decoding="sync"
      fetchPriority="high"
      onError={() => setBroken(src)}
    />
  )
}
