import { safeUrl } from '@mango/client'
import { useClient, useEarlyQuery } from '@mango/client/react'
import { text } from '@mango/contract/growth-profile'
import { Avatar } from '@mango/ui/avatar'
import { Button } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { useId, useRef, useState } from 'react'
import { baseInfo, photo } from '../growth.query.ts'
import { classKey, factsOf, hasMoreFacts, nameKey, secured } from '../rules.ts'

interface StudentCardProps {
  studentId: number
  /** The name as the page knows it, until the school has told it. */
  given: string
  onPhoto(): void
}

const PhotoDialog = lateDialog(() => import('./photo-dialog.tsx'))

/** Who it is: picture, name, and what the school says. */
export function StudentCard({ studentId, given, onPhoto }: StudentCardProps) {
  const info = useEarlyQuery(baseInfo(useClient(), studentId))
  const [all, setAll] = useState(false)
  const listId = useId()
  const known = useKeptAnswer(info, '基本信息没有刷新')
  const facts = known ?? {}
  const name = facts[nameKey] || given || '学生'
  return (
    <section className="growth-card growth-student" part="student" aria-label="基本信息">
      <div className="growth-who">
        <StudentPhoto studentId={studentId} name={name} onPhoto={onPhoto} />
        <div className="growth-name">
          <h2>{name}</h2>
          {facts[classKey] && <Tag tone="leaf">{facts[classKey]}</Tag>}
        </div>
      </div>
      {!known && info.error ? (
        <LoadFailure compact load={info} title="基本信息没有加载出来" />
      ) : (
        <>
          <dl className="growth-facts" id={listId} aria-busy={info.isPending || undefined}>
            {info.isPending
              ? [0, 1, 2, 3, 4].map((place) => (
                  <div key={place}>
                    <dt>
                      <Skeleton width={48} />
                    </dt>
                    <dd>
                      <Skeleton width={96} />
                    </dd>
                  </div>
                ))
              : factsOf(facts, all).map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value || '–'}</dd>
                  </div>
                ))}
          </dl>
          {hasMoreFacts(facts) && (
            <div className="growth-more" data-print="no">
              <Button
                variant="text"
                size="s"
                aria-expanded={all}
                aria-controls={listId}
                iconEnd="chevron-down"
                onClick={() => setAll(!all)}
              >
                {all ? '收起' : text.more}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function StudentPhoto({ studentId, name, onPhoto }: { studentId: number; name: string; onPhoto(): void }) {
  const shown = useEarlyQuery(photo(useClient(), studentId))
  const picker = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<File>()
  const address = safeUrl(secured(shown.data ?? '', location.origin))
  return (
    <>
      <button
        type="button"
        className="growth-photo"
        aria-label={`更换${name}的头像`}
        onClick={() => picker.current?.click()}
      >
        <Avatar name={name} src={address} size={96} decorative />
        <span className="growth-photo-mark" data-print="no">
          <Icon name="image" />
        </span>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/*"
        aria-label="头像文件"
        onChange={({ currentTarget }) => {
          setPicked(currentTarget.files?.[0])
          // The same file may be picked again.
          currentTarget.value = ''
        }}
      />
      {picked && (
        <PhotoDialog
          studentId={studentId}
          file={picked}
          onClose={() => setPicked(undefined)}
          onChanged={() => {
            setPicked(undefined)
            onPhoto()
          }}
        />
      )}
    </>
  )
}
