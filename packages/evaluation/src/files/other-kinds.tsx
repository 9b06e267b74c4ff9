import type { Category } from '@mango/contract/evaluation'
import { Button } from '@mango/ui/button'

interface OtherKindsProps {
  kinds: readonly Category[]
  onUpload(category: Category): void
}

/** Categories whose files are on other pages, or hidden by the filter: something can be added to them from here too. */
export const OtherKinds = ({ kinds, onUpload }: OtherKindsProps) => (
  <div className="other-kinds" role="group" aria-label="上传到其他类别">
    <span className="quiet">上传到其他类别</span>
    {kinds.map((kind) => (
      <Button
        key={kind.categoryId}
        variant="text"
        size="s"
        icon="upload"
        aria-label={`上传到 ${kind.categoryName}`}
        onClick={() => onUpload(kind)}
      >
        {kind.categoryName}
      </Button>
    ))}
  </div>
)
