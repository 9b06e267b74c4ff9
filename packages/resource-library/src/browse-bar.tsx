import {
  fileType,
  typeFilters,
  type LibraryScope,
  type LibrarySort,
  type LibraryVariant,
} from '@mango/contract/library'
import { SegmentedChoice } from '@mango/ui/segmented-choice'
import { Select } from '@mango/ui/select'
import { useStore } from 'zustand'
import { CameraButton } from './camera-button.tsx'
import type { LibraryStore } from './library.store.ts'
import { uploadHint } from './upload-hint.ts'

const scopes: readonly { value: LibraryScope; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'mine', label: '我的文件' },
  { value: 'recent', label: '最近使用' },
]
const layouts = [
  { value: 'list', label: '列表', icon: 'list' },
  { value: 'grid', label: '缩略图', icon: 'image' },
] as const
const filters = typeFilters.map(({ type, label }) => ({ value: type, label: type === 0 ? '全部类型' : label }))
const sorts = (scope: LibraryScope): readonly { value: LibrarySort; label: string }[] => [
  { value: 'newest', label: scope === 'recent' ? '最近使用' : '最近上传' },
  { value: 'oldest', label: '最早上传' },
  { value: 'name', label: '名称 A-Z' },
  { value: 'nameDown', label: '名称 Z-A' },
  { value: 'largest', label: '从大到小' },
  { value: 'smallest', label: '从小到大' },
]

interface BrowseBarProps {
  library: LibraryStore
  variant: LibraryVariant
  /** Allowed type codes; empty for all. */
  types: readonly number[]
  onFiles(files: File[]): void
}

/** Whose files are listed, of which type, and in which order; what an upload may be, and the camera of a phone. */
export function BrowseBar({ library, variant, types, onFiles }: BrowseBarProps) {
  const { scope, type, sort, layout } = useStore(library.store)
  return (
    <div className="browse-bar">
      <SegmentedChoice
        size="s"
        label="文件范围"
        options={scopes}
        value={scope}
        onChange={(chosen) => chosen && library.setScope(chosen)}
      />
      <p className="browse-hint" title={uploadHint(variant)}>
        {uploadHint(variant)}
      </p>
      {(types.length === 0 || types.includes(fileType.image)) && <CameraButton onFiles={onFiles} />}
      <Select size="s" aria-label="文件类型" options={filters} value={type} onChange={library.setType} />
      <Select size="s" aria-label="排序" options={sorts(scope)} value={sort} onChange={library.setSort} />
      <SegmentedChoice
        size="s"
        label="显示方式"
        options={layouts}
        value={layout}
        onChange={(chosen) => chosen && library.setLayout(chosen)}
      />
    </div>
  )
}
