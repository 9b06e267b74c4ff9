import type { RunningClass as Running } from '@mango/contract/today'
import { ButtonLink } from '@mango/ui/button'
import { Progress } from '@mango/ui/progress'
import { Tag } from '@mango/ui/tag'
import { clockOf, minutesBetween } from '../china-time.ts'
import type { Way } from '../way.ts'

/** A live class that was begun and not ended: back into it. */
export function RunningClass({ running, now, way }: { running: Running; now: string; way: Way }) {
  const { coursewareId, roomId, classIds, asked, questionCount } = running
  const page = { path: '/classroom/start', query: { courseId: coursewareId, roomId, classId: classIds } } as const
  return (
    <section className="now-card" aria-label={`${running.roomName}的课堂没有下课`}>
      <div className="now-main">
        <p className="now-line">
          <Tag tone="leaf" dot>
            正在上课
          </Tag>
          <span className="num">
            {clockOf(running.begin)} 开始 · 已上 {Math.max(0, minutesBetween(running.begin, now))} 分钟
          </span>
        </p>
        <h2>{running.coursewareName}</h2>
        <p className="now-facts">
          {running.className} · {running.roomName}
        </p>
        <p>
          <ButtonLink variant="primary" size="l" icon="play" {...way.link(page)}>
            继续上课
          </ButtonLink>
        </p>
      </div>
      <div className="now-after">
        <p className="quiet">已提问</p>
        <Progress
          tone="leaf"
          label="已提问"
          value={asked}
          max={Math.max(1, questionCount)}
          text={`${asked} / ${questionCount} 题`}
        />
      </div>
    </section>
  )
}
