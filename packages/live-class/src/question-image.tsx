import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { ImageProp } from '@mango/contract/questions'
import { Skeleton } from '@mango/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { imageAddress } from './courseware.query.ts'

interface QuestionImageProps {
  /** What an image field holds: a path the server turns into an address, or an address. */
  path: string | null | undefined
  prop?: ImageProp
  alt: string
  lazy?: boolean
}

/** Address of a question's image; undefined while it is asked for, '' where there is none. */
export function useImageAddress(path: string | null | undefined, prop: ImageProp = 'imageUrl'): string | undefined {
  const query = useQuery(imageAddress(useClient(), path ?? '', prop))
  if (!path) return ''
  if (/^(https?:)?\//.test(path)) return safeUrl(path) ?? ''
  return query.isError ? '' : query.data && (safeUrl(query.data.data) ?? '')
}

/** A question on its paper, which stays white in the dark: it is a picture of print. */
export function QuestionImage({ path, prop = 'imageUrl', alt, lazy = false }: QuestionImageProps) {
  const address = useImageAddress(path, prop)
  const [broken, setBroken] = useState<string>()
  return (
    <span className="question-paper" data-missing={address === '' || broken === address || undefined}>
      {address === undefined && <Skeleton height={120} />}
      {address === '' || (broken !== undefined && broken === address) ? (
        <span className="question-missing">题目图片加载失败</span>
      ) : (
        address && (
          <img
            src={address}
            alt={alt}
            loading={lazy ? 'lazy' : 'eager'}
            decoding="async"
            onError={() => setBroken(address)}
          />
        )
      )}
    </span>
  )
}
