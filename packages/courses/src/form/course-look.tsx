import { courseColors, courseNameUnits, text, unitsOfName } from '@mango/contract/courses'
import { Field } from '@mango/ui/field'
import { Icon } from '@mango/ui/icon'
import { Input } from '@mango/ui/input'
import { useId, useRef } from 'react'
import { CourseCover } from '../course-cover.tsx'

const colorNames = ['叶绿', '青', '湖蓝', '蓝', '靛', '紫', '品红', '玫红', '砖红', '赭', '橄榄', '石墨']

interface CourseLookProps {
  name: string
  color: string
  nameMissing: boolean
  people: number
  /** What was typed; while a word is being composed nothing of it is cut. */
  onName(name: string, composing: boolean): void
  onColor(color: string): void
  /** Enter in the name. */
  onEnter(): void
}

/** Name and colour card of a course, and how they will look. */
export function CourseLook({ name, color, nameMissing, people, onName, onColor, onEnter }: CourseLookProps) {
  const composing = useRef(false)
  const group = useId()
  return (
    <div className="course-look">
      <Field label="课程名称" required error={nameMissing && text.nameMissing}>
        <Input
          className="course-name"
          data-autofocus
          value={name}
          placeholder={text.namePlaceholder}
          suffix={
            <span className="course-units num" aria-hidden="true">
              {unitsOfName(name)} / {courseNameUnits}
            </span>
          }
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={(event) => {
            composing.current = false
            onName(event.currentTarget.value, false)
          }}
          onChange={(typed) => onName(typed, composing.current)}
          onEnter={onEnter}
        />
      </Field>
      <Field label="颜色" group>
        <div className="course-colors" role="radiogroup" aria-label="颜色">
          {courseColors.map((one, index) => (
            <label key={one} className="course-color" style={{ backgroundColor: one }} title={colorNames[index]}>
              <input
                type="radio"
                className="unseen"
                name={group}
                aria-label={colorNames[index]}
                checked={one === color}
                onChange={() => onColor(one)}
              />
              {one === color && <Icon name="check" size={18} />}
            </label>
          ))}
        </div>
      </Field>
      <div className="course-preview" aria-hidden="true">
        <CourseCover coverUrl={color} title={name.trim() || '课程名称'} />
        <span className="course-facts">{people > 0 ? `共 ${people} 人` : '还没有选学生'}</span>
      </div>
    </div>
  )
}
