import { maxChosenPictureBytes, writtenPicture } from '@mango/contract/coursewares'
import { Button } from '@mango/ui/button'
import { UploadTile } from '@mango/ui/upload-tile'
import { QuestionPicture } from '@mango/widget/question-picture'
import { UploadList } from '@mango/widget/upload-list'
import { useEffect } from 'react'
import { usePicture } from './use-picture.ts'

interface WrittenPictureProps {
  path: string | null
  host: HTMLElement
  onSending(isSending: boolean): void
  onChange(path: string | null): void
}

const accepted = writtenPicture.extensions.map((extension) => `.${extension}`).join(',')

/** The one picture of a question: none yet, on its way, or there. */
export function WrittenPicture({ path, host, onSending, onChange }: WrittenPictureProps) {
  const { queue, add, tellCancelled, onTheWay } = usePicture(host, onChange)
  useEffect(() => onSending(onTheWay), [onTheWay, onSending])
  return (
    <div className="write-picture">
      {path ? (
        <>
          <QuestionPicture path={path} alt="题目的图片" />
          <Button
            size="s"
            icon="trash"
            onClick={() => {
              queue?.clearDone()
              onChange(null)
            }}
          >
            删除图片
          </Button>
        </>
      ) : (
        <>
          {!onTheWay && (
            <UploadTile
              label="添加图片"
              hint={`${writtenPicture.extensions.join('、')}，不超过 ${maxChosenPictureBytes / 1024 / 1024}M`}
              accept={accepted}
              multiple={false}
              camera
              pasteAnywhere
              onFiles={(files) => void add(files)}
            />
          )}
          {queue && <UploadList queue={queue} onCancelled={tellCancelled} />}
        </>
      )}
    </div>
  )
}
