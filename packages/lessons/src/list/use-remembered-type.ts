import { sessionStore } from '@mango/client'
import { courseType } from '@mango/contract/courses'
import { stored } from '@mango/widget/stored'
import { picklist } from 'valibot'
import { useEffect, useEffectEvent } from 'react'

type CourseType = (typeof courseType)[keyof typeof courseType]

/** Which part of a course somebody looked at last, as long as the tab is open. */
const lastType = stored('mango:course-type', picklist(Object.values(courseType)), courseType.lessons, sessionStore)

/** Opens a list with the part that was looked at last, where its address names none, and remembers what is shown. */
export function useRememberedType(
  view: string,
  { type, remembers, show }: { type: CourseType; remembers: boolean; show: (type: CourseType) => void },
) {
  const adopt = useEffectEvent(() => {
    const last = lastType.read()
    if (remembers && last !== courseType.lessons && !new URLSearchParams(view).has('type')) show(last)
  })
  useEffect(() => adopt(), [])
  useEffect(() => {
    if (remembers) lastType.write(type)
  }, [type, remembers])
}
