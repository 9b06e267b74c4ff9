import type { ImageProp } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Skeleton } from '@mango/ui/skeleton'
import { useState } from 'react'
import css from './question-picture.css?inline'
import { useImageAddress } from './use-image-address.ts'

export interface QuestionPictureProps {
  /** What an image field holds: an address, or a path that the server turns into one. */
  path: string | null | undefined
  prop?: ImageProp
  alt: string
  /** Loaded when it comes near. */
  lazy?: boolean
  /** Stands there where there is no picture. @default '暂无题目' */
  none?: string
  /** Set inside a button, which can hold no other: a failure is told without another try. */
  still?: boolean
}

/** A question on its paper, which stays white in the dark: it is a picture of print. */
export function QuestionPicture({ path, none = '暂无题目', ...picture }: QuestionPictureProps) {
  const styles = useLazyStyles(css)
  return (
    <span ref={styles} className="question-paper">
      {path ? <Picture key={path} path={path} {...picture} /> : <span className="question-missing">{none}</span>}
    </span>
  )
}

type PictureProps = Omit<QuestionPictureProps, 'none' | 'path'> & { path: string }

function Picture({ path, prop = 'imageUrl', alt, lazy = false, still = false }: PictureProps) {
  const { address, askAgain } = useImageAddress(path, prop)
  const [broken, setBroken] = useState(false)
  const again = () => {
    setBroken(false)
    if (address === '') askAgain()
  }
  if (address === undefined) return <Skeleton height={120} />
  if (address === '' || broken)
    return (
      <span className="question-missing">
        题目图片加载失败
        {!still && (
          <Button size="s" icon="retry" onClick={again}>
            重试
          </Button>
        )}
      </span>
    )
  return (
    <img src={address} alt={alt} loading={lazy ? 'lazy' : 'eager'} decoding="async" onError={() => setBroken(true)} />
  )
}
