import { coursewareExtensions, lessonVideoExtensions, pickerTypes, text } from '@mango/contract/lessons'
import { Button } from '@mango/ui/button'
import { clock } from '@mango/ui/clock'
import { Skeleton } from '@mango/ui/skeleton'
import { latePart } from '@mango/widget/late-part'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { hasSameStage, withMaterials, withoutNote, type Draft, type Place } from './draft.ts'
import type { Begun } from './editor-dialog.tsx'
import { useLibraryPicker } from './library-picker.ts'
import { MaterialPart } from './material-part.tsx'
import { NotePart } from './note-part.tsx'
import { OneFile } from './one-file.tsx'
import type { useContent } from './use-content.ts'
import type { ChangeDraft } from './use-draft.ts'

const SlideTimes = latePart(
  () => import('./slide-times.tsx'),
  () => <Skeleton lines={4} />,
)

interface ContentPartProps {
  draft: Draft
  place: Place
  begun: Pick<Begun, 'initial' | 'booked' | 'slides' | 'starts' | 'slidesComing'>
  content: ReturnType<typeof useContent>
  onChange: ChangeDraft
  /** Whom else it is for. */
  children: ReactNode
}

/** What a lesson holds: its video, its slides and when they turn, notes and materials. */
export function ContentPart({ draft, place, begun, content, onChange, children }: ContentPartProps) {
  const { initial, booked, slides, starts, slidesComing } = begun
  const { setVideo, setCourseware, addPhoneNotes, pickNotes, addMaterials, uploads } = content
  const [timing, setTiming] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const pick = useLibraryPicker(useCallback(() => root.current, []))
  return (
    <div className="edit-content" ref={root}>
      <h2>
        <span className="edit-step">2</span> 课堂内容
      </h2>
      <OneFile
        label="课堂视频"
        extensions={lessonVideoExtensions}
        file={draft.video}
        facts={draft.video && draft.video.length > 0 && <span className="quiet num">{clock(draft.video.length)}</span>}
        uploads={uploads.video}
        deleteQuestion={text.deleteVideoQuestion}
        booked={booked}
        onPick={
          pick &&
          (() => pick({ types: pickerTypes.video, single: true, onFiles: ([file]) => file && void setVideo(file) }))
        }
        onRemove={() => onChange({ video: null })}
      />
      <OneFile
        label="课堂课件"
        extensions={coursewareExtensions}
        file={draft.courseware}
        facts={
          slidesComing &&
          draft.courseware?.url === initial.courseware?.url && (
            <span className="quiet" role="status">
              {text.slidesComing}
            </span>
          )
        }
        uploads={uploads.courseware}
        deleteQuestion={text.deleteCoursewareQuestion}
        booked={booked}
        onPick={
          pick &&
          (() =>
            pick({ types: pickerTypes.courseware, single: true, onFiles: ([file]) => file && setCourseware(file) }))
        }
        onRemove={() => onChange({ courseware: null })}
      />
      {draft.video && slides.length > 0 && hasSameStage(draft, initial) && (
        <section className="edit-part" aria-label="翻页时间">
          <Button variant="text" size="s" icon="clock" aria-expanded={timing} onClick={() => setTiming(!timing)}>
            设置翻页时间
          </Button>
          {timing && (
            <SlideTimes
              slides={slides}
              video={draft.video}
              starts={draft.slideStarts ?? starts}
              onChange={(slideStarts) => onChange({ slideStarts })}
            />
          )}
        </section>
      )}
      <NotePart
        draft={draft}
        place={place}
        uploads={uploads.notes}
        onPick={pick && (() => pick({ types: pickerTypes.notes, single: false, onFiles: pickNotes }))}
        onPhoneNotes={addPhoneNotes}
        onRemove={(url) => onChange((before) => withoutNote(before, url))}
      />
      <MaterialPart
        materials={draft.materials}
        uploads={uploads.materials}
        onPick={
          pick &&
          (() =>
            pick({
              types: [],
              single: false,
              onFiles: addMaterials,
              onLink: ({ name, url }) => onChange((before) => withMaterials(before, [{ name, url, size: 0 }])),
            }))
        }
        onRemove={(url) =>
          onChange((before) => ({
            ...before,
            materials: before.materials.filter((material) => material.url !== url),
          }))
        }
      />
      {children}
    </div>
  )
}
