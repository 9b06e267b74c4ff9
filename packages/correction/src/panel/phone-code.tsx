import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/correction'
import { Button } from '@mango/ui/button'
import { Skeleton } from '@mango/ui/skeleton'
import { useCopyLink } from '@mango/widget/copy-link'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { phoneCode, type PaperQuery } from '../correction.query.ts'

interface PhoneCodeProps {
  readonly paper: PaperQuery
  readonly emend: boolean
}

/** The code that a phone scans to send photos of this paper; a new one comes before it ends. */
export function PhoneCode({ paper, emend }: PhoneCodeProps) {
  const copyLink = useCopyLink()
  const code = useQuery(phoneCode(useClient(), paper, emend))
  const image = safeUrl(code.data?.image)
  if (code.error) return <LoadFailure load={code} title="二维码没有加载出来" compact />
  return (
    <div className="phone-code">
      {image ? <img src={image} alt={text.scanWithPhone} width={176} height={176} /> : <Skeleton height={176} />}
      {code.data && (
        <Button variant="text" size="s" icon="copy" onClick={() => void copyLink(code.data.content)}>
          复制链接
        </Button>
      )}
    </div>
  )
}
