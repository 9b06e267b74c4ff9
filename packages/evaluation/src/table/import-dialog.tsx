import { useClient } from '@mango/client/react'
import { sendFile } from '@mango/client/upload'
import { importExtensions, importPackage, maxImportBytes, type ImportResult } from '@mango/contract/evaluation'
import type { Subject } from '@mango/contract/subjects'
import { ButtonLink } from '@mango/ui/button'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Icon } from '@mango/ui/icon'
import { useNotify } from '@mango/ui/notice'
import { Spinner } from '@mango/ui/spinner'
import { UploadTile } from '@mango/ui/upload-tile'
import { useState } from 'react'
import { targets } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'
import { ImportPreview } from './import-preview.tsx'
import { previewOf, type Preview } from './preview-of.ts'
import { readRows } from './table-work.ts'

interface ImportDialogProps {
  subject: Subject
  /** Address of the empty table. */
  template: string
  onImported(): void
  onClose(): void
}

interface Chosen {
  readonly file: File
  readonly preview: Preview
}

const accept = importExtensions.map((extension) => `.${extension}`).join()
const said = ({ added, changed, left, refused }: ImportResult) =>
  `导入完成：新增 ${added}，更新说明 ${changed}，未变 ${left}${refused > 0 ? `，未导入 ${refused} 行` : ''}`

/** Reads a table, shows what it would do, and asks before it is sent. */
export default function ImportDialog({ subject, template, onImported, onClose }: ImportDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const [reading, setReading] = useState(false)
  const [wrong, setWrong] = useState('')
  const [chosen, setChosen] = useState<Chosen>()

  const choose = async ([file]: File[]) => {
    if (!file) return
    setWrong('')
    setChosen(undefined)
    if (file.size > maxImportBytes) return setWrong('表格超过 20 MB，请分成几个导入')
    setReading(true)
    await act(async () => {
      const [rows, known] = await Promise.all([
        readRows(file),
        client.queries.fetchQuery({ ...targets(client, subject.id), staleTime: 0 }),
      ])
      const preview = rows ? previewOf(rows, known.data) : '无法读取该表格，请使用模板重新填写'
      if (typeof preview === 'string') setWrong(preview)
      else setChosen({ file, preview })
    })
    setReading(false)
  }
  const send = async ({ file, preview }: Chosen) => {
    let result: ImportResult | undefined
    const done = await act(async () => {
      result = (await sendFile(client, importPackage, { body: { subjectId: subject.id } }, file)).data
    })
    if (!done) return
    notify({ kind: 'success', text: said(result ?? { ...preview.counts, refused: preview.bad.length }) })
    onImported()
    onClose()
  }
  const counts = chosen?.preview.counts
  const toDo = counts ? counts.added + counts.changed : 0
  return (
    <Dialog
      open
      size="l"
      title="导入评价指标"
      toolbar={<span className="quiet">{subject.name}</span>}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <span className="quiet import-note">
            {chosen && chosen.preview.bad.length > 0 && (
              <>
                <Icon name="info" /> 有错的行不会写入，可先导入其余的行
              </>
            )}
          </span>
          <DialogActions
            confirmText={toDo > 0 ? `导入 ${toDo} 行` : '导入'}
            busy={busy}
            disabled={!chosen || toDo === 0}
            onCancel={onClose}
            onConfirm={() => chosen && void send(chosen)}
          />
        </>
      }
    >
      <div className="dialog-fields">
        <UploadTile
          label={chosen ? `${chosen.file.name}，换一个文件` : '把表格拖到这里，或选择文件'}
          hint="只支持 .xls 和 .xlsx，每行一个指标，上级写在它前面的列里"
          accept={accept}
          multiple={false}
          onFiles={(files) => void choose(files)}
          onRefused={() => setWrong('')}
        />
        {template && (
          <p>
            <ButtonLink
              variant="text"
              size="s"
              icon="download"
              href={template.startsWith('/') ? `${client.context.apiBase}${template}` : template}
              download="评价指标导入模板.xlsx"
            >
              下载模板
            </ButtonLink>
          </p>
        )}
        {reading && (
          <p role="status">
            <Spinner /> 正在读取表格…
          </p>
        )}
        {wrong && (
          <p className="import-wrong" role="alert">
            <Icon name="warning" /> {wrong}
          </p>
        )}
        {chosen && <ImportPreview preview={chosen.preview} />}
      </div>
    </Dialog>
  )
}
