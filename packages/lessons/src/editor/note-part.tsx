import { maxNotes } from '@mango/contract/lessons'
import { Button } from '@mango/ui/button'
import { FileButton } from '@mango/ui/file-button'
import { IconButton } from '@mango/ui/icon-button'
import { Tag } from '@mango/ui/tag'
import { UploadList } from '@mango/widget/upload-list'
import { useState } from 'react'
import type { Draft, DraftNote, Place } from './draft.ts'
import { NotePicture } from '../note-picture.tsx'
import { focusBeside } from './focus-beside.ts'
import { PhoneNotes } from './phone-notes.tsx'
import type { usePartUploads } from './use-part-uploads.ts'

interface NotePartProps {
  draft: Draft
  place: Place
  uploads: ReturnType<typeof usePartUploads>
  onPick: (() => void) | undefined
  onPhoneNotes(notes: readonly DraftNote[]): void
  onRemove(url: string): void
}

/** Up to eight pictures of notes: uploaded, from the library, or from a phone. */
export function NotePart({ draft, place, uploads, onPick, onPhoneNotes, onRemove }: NotePartProps) {
  const [byPhone, setByPhone] = useState(false)
  // What is being uploaded has its place already.
  const isFull = draft.notes.length + uploads.unfinished >= maxNotes
  return (
    <section className="edit-part" aria-label="优秀笔记">
      <header className="edit-part-head">
        <h3>优秀笔记</h3>
        <Tag tone={isFull ? 'gold' : 'neutral'}>
          {draft.notes.length} / {maxNotes}
        </Tag>
        <span className="edit-part-buttons">
          {onPick && (
            <Button size="s" icon="search" disabled={isFull} aria-label="从资源库选优秀笔记" onClick={onPick}>
              从资源库选
            </Button>
          )}
          <FileButton
            size="s"
            name="选择优秀笔记"
            accept={uploads.accept}
            multiple
            disabled={isFull}
            onFiles={(files) => void uploads.add(files)}
          >
            上传
          </FileButton>
          <Button size="s" icon="image" disabled={isFull} aria-expanded={byPhone} onClick={() => setByPhone(!byPhone)}>
            手机上传
          </Button>
        </span>
      </header>
      <div className="edit-notes">
        <ul className="note-tiles">
          {draft.notes.map(({ url, small }, index) => (
            <li key={url}>
              <NotePicture url={small || url} name={`笔记 ${index + 1}`} />
              <IconButton
                icon="close"
                size="s"
                label={`移除笔记 ${index + 1}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  onRemove(url)
                }}
              />
            </li>
          ))}
        </ul>
        {byPhone && <PhoneNotes place={place} isFull={isFull} onNotes={onPhoneNotes} />}
      </div>
      {isFull && (
        <p className="quiet">
          {uploads.unfinished > 0 && '算上正在上传的，'}已满 {maxNotes} 张，移除一张才能再加。
        </p>
      )}
      {uploads.queue && <UploadList queue={uploads.queue} onCancelled={uploads.tellCancelled} />}
    </section>
  )
}
