import '@mango/elements/document-preview'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** The documents of a lesson. */
export default function DocumentPreview() {
  const navigate = useNavigate()
  const { lessonId, file } = useSearch({ from: '/frame/mangoStudent/documentPreview' })
  return (
    <div className="page wide">
      <document-preview
        lesson-id={lessonId}
        file={Number(file ?? 0)}
        onfile-change={({ detail }) =>
          void navigate({
            to: '/mangoStudent/documentPreview',
            search: { lessonId, file: String(detail.file) },
            replace: true,
          })
        }
      />
    </div>
  )
}
