import { momentStatus, type Moment } from '@mango/contract/growth-profile'
import { Icon } from '@mango/ui/icon'
import { Tag } from '@mango/ui/tag'
import { isVideo } from './moment-rules.ts'
import { MomentPicture } from './moment-picture.tsx'

interface MomentCardProps {
  moment: Moment
  onOpen(): void
}

/** One moment of the feed; pressed, it opens. */
export const MomentCard = ({ moment, onOpen }: MomentCardProps) => (
  <button type="button" className="moment-card" onClick={onOpen}>
    <span className="moment-picture">
      <MomentPicture moment={moment} />
      {isVideo(moment) && (
        <span className="moment-play">
          <Icon name="play" size={20} label="视频" />
        </span>
      )}
      {moment.status === momentStatus.pending && (
        <span className="moment-waits">
          <Tag tone="gold">待审核</Tag>
        </span>
      )}
    </span>
    <span className="moment-words">
      <span className="moment-title">{moment.title}</span>
      <span className="moment-day num">{moment.createTime?.slice(0, 10) || moment.content}</span>
    </span>
  </button>
)
