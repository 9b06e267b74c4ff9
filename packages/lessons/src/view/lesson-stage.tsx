import { safeUrl } from '@mango/client'
import { useClient, usePersonalStorage } from '@mango/client/react'
import { authorizeVideo, text, type LessonDetail } from '@mango/contract/lessons'
import { previewKindOf } from '@mango/contract/library'
import { ButtonLink } from '@mango/ui/button'
import { clock } from '@mango/ui/clock'
import { EmptyState } from '@mango/ui/empty-state'
import { IconButton } from '@mango/ui/icon-button'
import { MediaPlayer, type MediaPlayerHandle } from '@mango/ui/media-player'
import { Skeleton } from '@mango/ui/skeleton'
import { latePart } from '@mango/widget/late-part'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { playerKind } from './player-kind.ts'
import { SlidePanel } from './slide-panel.tsx'
import { SlideStrip } from './slide-strip.tsx'
import { slideAt, slideStarts } from './slide-times.ts'
import { useComingSlides } from './use-coming-slides.ts'
import { useVideoSecond } from './use-video-second.ts'
import { Waiting } from './waiting.tsx'
import { useWatched } from './watched.ts'

const Coming = latePart(
  () => import('./coming.tsx'),
  () => <div className="lesson-waiting" aria-busy="true" />,
)
const Pictures = latePart(() => import('./pictures.tsx'))
const Document = latePart(
  () => import('./document.tsx'),
  () => <Skeleton lines={8} />,
)

interface LessonStageProps {
  lessonId: number
  lesson: LessonDetail
  /** A moment that a link leads to, in seconds; 0 for none. */
  startAt: number
  player: RefObject<MediaPlayerHandle | null>
  /** The video is at this second. */
  onSecond(second: number): void
  /** What stands below the slides where there is room. */
  beside: ReactNode
}

const slidesOf = ({ videoImages }: LessonDetail) => videoImages.flatMap((url) => safeUrl(url) ?? [])

/** Whether a lesson has a video or a courseware, and not both. */
export const hasOnePanel = (lesson: LessonDetail): boolean =>
  (lesson.videoUrl !== '') !== (lesson.pptUrl !== '' || slidesOf(lesson).length > 0)

/** The video and the slides of a lesson, which follow it, and all slides in a row. */
export function LessonStage({ lessonId, lesson, startAt, player, onSecond, beside }: LessonStageProps) {
  const slides = useMemo(() => slidesOf(lesson), [lesson])
  const starts = useMemo(() => slideStarts(lesson.videoConfig, slides.length), [lesson.videoConfig, slides.length])
  const watched = useWatched(lessonId)
  const [from] = useState(() => startAt || watched.read())
  const [front, setFront] = useState<'video' | 'slides'>('video')
  const [follows, setFollows] = useState(true)
  const [current, setCurrent] = useState(() => slideAt(starts, from))
  const [left, setLeft] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const coming = useComingSlides()
  const place = useRef<HTMLElement>(null)
  const hasVideo = lesson.videoUrl !== ''
  useVideoSecond(place, hasVideo, {
    onSecond: (second) => setCurrent(slideAt(starts, second)),
    onKeep: watched.write,
  })
  const hasSlides = slides.length > 0
  const hasDocument = !hasSlides && lesson.pptUrl !== ''
  const canFollow = hasVideo && starts.some((start) => start !== undefined)
  const shown = (follows && canFollow ? current : undefined) ?? Math.min(left, Math.max(0, slides.length - 1))
  const choose = (index: number) => {
    setLeft(index)
    const start = starts[index]
    if (!canFollow || !follows || start === undefined) return
    // Also while it is paused: the slide is there before the video is.
    setCurrent(index)
    player.current?.seek(start)
  }
  if (!hasVideo && !hasSlides && !hasDocument) return beside ? <aside className="lesson-beside">{beside}</aside> : null
  return (
    <section ref={place} className="lesson-stage" part="stage" aria-label="视频和课件" data-front={front}>
      <div className="lesson-panels" data-single={hasOnePanel(lesson) || undefined}>
        {hasVideo && (
          <div className="lesson-video">
            <Video lesson={lesson} startAt={from} player={player} starts={starts} onSecond={onSecond} />
            {lesson.videoNote && <p className="lesson-stage-note quiet">{lesson.videoNote}</p>}
          </div>
        )}
        {(hasSlides || hasDocument) && (
          <div className="lesson-slides">
            {hasSlides ? (
              <SlidePanel
                {...{ slides, starts, shown, follows, canFollow }}
                onFollow={(next) => {
                  setLeft(shown)
                  setFollows(next)
                }}
                onChoose={choose}
                onEnlarge={() => setEnlarged(true)}
                coming={coming}
              />
            ) : (
              <Courseware lesson={lesson} />
            )}
            {!hasSlides && lesson.slidesComing && (
              <p className="lesson-stage-note quiet" role="status">
                {text.slidesComing}
              </p>
            )}
          </div>
        )}
        {hasVideo && (hasSlides || hasDocument) && (
          <IconButton
            className="lesson-swap"
            icon="swap"
            variant="default"
            label={front === 'video' ? '课件放大、视频缩小' : '视频放大、课件缩小'}
            onClick={() => setFront(front === 'video' ? 'slides' : 'video')}
          />
        )}
        {beside && <aside className="lesson-beside">{beside}</aside>}
      </div>
      {hasSlides && (
        <SlideStrip
          {...{ slides, starts, shown, coming, onChoose: choose }}
          current={canFollow ? current : undefined}
        />
      )}
      {enlarged && (
        <Pictures
          names={slides.map((_, index) => `课件第 ${index + 1} 页`)}
          urls={slides}
          index={shown}
          onIndexChange={choose}
          onClose={() => setEnlarged(false)}
        />
      )}
    </section>
  )
}

const playsByItself = '可以先看课件与资料，好了会自动播放'

interface VideoProps extends Pick<LessonStageProps, 'lesson' | 'startAt' | 'player' | 'onSecond'> {
  starts: readonly (number | undefined)[]
}

function Video({ lesson, startAt, player, starts, onSecond }: VideoProps) {
  const client = useClient()
  const { storage, key } = usePersonalStorage('mango:')
  const url = safeUrl(lesson.videoUrl)
  const name = lesson.videoName || `${lesson.title}.mp4`
  const kind = playerKind(name)
  const cover = useQuery({
    ...client.query(authorizeVideo, { body: { videoId: String(lesson.videoFileId ?? 0) } }),
    enabled: lesson.videoFileId !== undefined && !lesson.transcoding && !lesson.transcodeImg,
    // A cover is a cover: what fails is no news.
    retry: false,
    staleTime: Infinity,
  })
  const speeds = useMemo(
    () => ({
      getItem: (name: string) => storage.get(`${key}:${name}`),
      setItem: (name: string, value: string) => storage.set(`${key}:${name}`, value),
    }),
    [storage, key],
  )
  const { transcoding } = lesson
  const waited = useRef(false)
  useEffect(() => {
    // As the words of the wait say: whoever waited for it need not start it as well.
    if (waited.current && !transcoding) player.current?.play()
    waited.current = transcoding
  }, [transcoding, player])
  if (transcoding) return <Waiting detail={playsByItself} />
  if (!url || !kind)
    return (
      <EmptyState
        drawing="broken"
        text={kind ? '视频地址不正确' : text.formatNotSupported}
        detail={name}
        action={
          url && (
            <ButtonLink icon="download" href={url} download={name}>
              下载
            </ButtonLink>
          )
        }
      />
    )
  return (
    <MediaPlayer
      ref={player}
      kind={kind}
      url={url}
      name={name}
      poster={safeUrl(lesson.transcodeImg || cover.data?.data.videoMeta.coverURL)}
      startAt={startAt}
      onTime={onSecond}
      unplayable={(failed, again) => <Coming {...{ kind, url, name, failed }} detail={playsByItself} onThere={again} />}
      storage={speeds}
      marks={starts.flatMap((time, index) =>
        time === undefined ? [] : [{ time, label: `第 ${index + 1} 页 ${clock(time)}` }],
      )}
    />
  )
}

/** A courseware that was not turned into slides. */
function Courseware({ lesson: { pptUrl, pptName } }: Pick<LessonStageProps, 'lesson'>) {
  const url = safeUrl(pptUrl) ?? ''
  return previewKindOf(pptName) === 'document' ? (
    <div className="lesson-document">
      <Document name={pptName} url={url} />
    </div>
  ) : (
    <EmptyState text={pptName || '课件'} action={<ButtonLink href={url}>下载</ButtonLink>} />
  )
}
