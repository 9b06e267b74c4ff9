import { shareNames, sourceNames, type Courseware } from '@mango/contract/coursewares'
import { Button } from '@mango/ui/button'
import { IconButton, IconLink } from '@mango/ui/icon-button'
import { Tag } from '@mango/ui/tag'
import { Day } from '@mango/widget/day'
import type { PageLink } from '@mango/widget/leave'
import { QuestionPicture } from '@mango/widget/question-picture'
import { memo } from 'react'
import type { OpenDialog } from './courseware-dialogs.tsx'

interface CoursewareCardProps {
  courseware: Courseware
  /** Where it is edited. */
  linkOf(courseware: Courseware): PageLink
  onOpen(kind: OpenDialog['kind'], courseware: Courseware): void
}

const sourceName = (id: number) => sourceNames.find((source) => source.id === id)?.name

/** One courseware: its first question, what it is, and what can be done with it. */
export const CoursewareCard = memo(function CoursewareCard({ courseware, linkOf, onOpen }: CoursewareCardProps) {
  const { name, subjectName, gradeName, questionCount, share, used, createBy, createTime, photoUrl, coverText } =
    courseware
  return (
    <li className="courseware-card" data-print="whole">
      <button type="button" className="courseware-cover" onClick={() => onOpen('detail', courseware)}>
        {coverText ? (
          <span className="courseware-sheet" aria-hidden="true">
            {coverText}
          </span>
        ) : (
          <QuestionPicture path={photoUrl} alt="" lazy still />
        )}
        <span className="unseen">查看 {name}</span>
        <span className="courseware-count num">{questionCount} 题</span>
      </button>
      <div className="courseware-words">
        <h2 className="courseware-name" title={name}>
          {name}
        </h2>
        <p className="tags">
          <Tag tone="leaf">{subjectName}</Tag>
          <Tag>{gradeName}</Tag>
          <Tag>{sourceName(courseware.source)}</Tag>
          {share === 0 && <Tag icon="lock">{shareNames[share]}</Tag>}
          {used && <Tag tone="gold">已上课</Tag>}
        </p>
        <p className="courseware-origin">
          <span>{createBy}</span>
          <Day time={createTime} />
        </p>
      </div>
      <div className="courseware-actions">
        <Button
          variant="primary"
          size="s"
          icon="play"
          aria-label={`用 ${name} 上课`}
          onClick={() => onOpen('start', courseware)}
        >
          上课
        </Button>
        <Button size="s" aria-label={`${name} 的成绩`} onClick={() => onOpen('scores', courseware)}>
          成绩
        </Button>
        <span className="spacer" />
        <IconLink icon="edit" size="s" label={`编辑 ${name}`} {...linkOf(courseware)} />
        <IconButton
          icon="trash"
          size="s"
          variant="text-danger"
          label={`删除 ${name}`}
          onClick={() => onOpen('delete', courseware)}
        />
      </div>
    </li>
  )
})
