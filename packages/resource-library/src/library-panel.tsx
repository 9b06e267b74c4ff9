import { maxFilesPerSelection, type LibraryFile, type LibraryVariant } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { DialogEnd } from '@mango/ui/dialog'
import { useFirstInvalid } from '@mango/ui/first-invalid'
import { useNotify } from '@mango/ui/notice'
import { Tabs } from '@mango/ui/tabs'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import type { Uploads } from '@mango/widget/uploads'
import { useCallback, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { AskedFile } from './file-actions.tsx'
import { FileBrowser } from './file-browser.tsx'
import type { LibraryStore } from './library.store.ts'
import { LinkForm } from './link-form.tsx'
import type { ResourceConfirmDetail } from './resource-library.face.ts'
import { linkErrors, pickRefusal, typeNames } from './rules.ts'
import { useFileDrop } from './use-file-drop.ts'

const FilePreview = lateDialog(() => import('./file-preview.tsx'))
const FileActions = lateDialog(() => import('./file-actions.tsx'))
const UploadList = latePart(async () => ({ default: (await import('@mango/widget/upload-list')).UploadList }))

const modes = [
  { value: 'file', label: '文件' },
  { value: 'link', label: '链接' },
] as const

/** Switches between file mode and link mode. */
export function ModeTabs({ library }: { library: LibraryStore }) {
  const mode = useStore(library.store, (state) => state.mode)
  return <Tabs items={modes} value={mode} onChange={library.setMode} label="资源来源" variant="segmented" />
}

interface LibraryPanelProps {
  library: LibraryStore
  uploads: Uploads
  variant: LibraryVariant
  types: readonly number[]
  single: boolean
  filesOnly: boolean
  viewer: string
  inline: boolean
  onConfirm(detail: ResourceConfirmDetail): void
  onCancel(): void
}

/** What the dialog and the inline library have in common: the list or the form, the uploads, confirm and cancel. */
export function LibraryPanel({
  library,
  uploads,
  variant,
  types,
  single,
  filesOnly,
  viewer,
  inline,
  onConfirm,
  onCancel,
}: LibraryPanelProps) {
  const notify = useNotify()
  const mode = useStore(library.store, (state) => (filesOnly ? 'file' : state.mode))
  const link = useStore(library.store, (state) => state.link)
  const linkTried = useStore(library.store, (state) => state.linkTried)
  const [preview, setPreview] = useState<{ file: LibraryFile; among: readonly LibraryFile[] }>()
  const [asked, setAsked] = useState<AskedFile>()
  const panel = useRef<HTMLDivElement>(null)
  const over = useFileDrop(panel, uploads.add)
  const [refusals, setRefusals] = useState(0)
  useFirstInvalid(panel, refusals)
  const toggle = useCallback((file: LibraryFile) => library.toggle(file, single), [library, single])
  const openPreview = useCallback((file: LibraryFile, among: readonly LibraryFile[]) => setPreview({ file, among }), [])
  const openMenu = useCallback((file: LibraryFile, anchor: HTMLElement) => setAsked({ wish: 'menu', file, anchor }), [])
  const closePreview = () => setPreview(undefined)
  const errors = linkErrors(link.name, link.url)

  const confirm = () => {
    if (mode === 'link') {
      library.tryLink()
      if (Object.keys(errors).length === 0) onConfirm({ mode, link: { name: link.name.trim(), url: link.url.trim() } })
      else setRefusals(refusals + 1)
      return
    }
    const files = [...library.store.getState().picked.values()]
    const refusal = pickRefusal(files, types)
    if (refusal) notify({ kind: 'warning', ...refusal })
    else onConfirm({ mode, files })
  }

  return (
    <div ref={panel} className="library" data-over={over || undefined}>
      {inline && !filesOnly && <ModeTabs library={library} />}
      {mode === 'file' ? (
        <FileBrowser
          library={library}
          variant={variant}
          types={types}
          onFiles={uploads.add}
          onToggle={toggle}
          onPreview={openPreview}
          onMore={openMenu}
        />
      ) : (
        <LinkForm link={link} errors={linkTried ? errors : {}} onChange={library.setLink} onSubmit={confirm} />
      )}
      <DialogEnd className="library-end">
        {uploads.queue && <UploadList queue={uploads.queue} onCancelled={uploads.tellCancelled} />}
        <footer className="library-footer" part="footer">
          {mode === 'file' && <Picked library={library} />}
          {mode === 'file' && types.length > 0 && <span className="types-hint">只能选择：{typeNames(types)}</span>}
          <span className="library-buttons">
            <Button onClick={onCancel}>取消</Button>
            <Button variant="primary" onClick={confirm}>
              确定
            </Button>
          </span>
        </footer>
      </DialogEnd>
      {over && <div className="drop-hint">松开即可上传，一次最多 {maxFilesPerSelection} 个文件</div>}
      {asked && <FileActions {...{ asked, variant, library }} onWish={setAsked} onClose={() => setAsked(undefined)} />}
      {preview && <FilePreview key={preview.file.id} {...preview} viewer={viewer} onClose={closePreview} />}
    </div>
  )
}

/** How many files are picked, whatever page they are on. */
function Picked({ library }: { library: LibraryStore }) {
  const count = useStore(library.store, (state) => state.picked.size)
  return (
    <>
      <span className="picked-count" role="status">
        已选 <b>{count}</b> 个文件
      </span>
      {count > 0 && (
        <Button variant="text" size="s" onClick={library.clearPicked}>
          清空
        </Button>
      )}
    </>
  )
}
