import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import type { face } from './course-list.face.ts'
import { titleOf } from './course-list.rules.ts'

export function CourseList({ heading, context, host, emit }: ComponentProps<typeof face>) {
  return (
    <Widget context={context} host={host}>
      <Screen heading={titleOf(heading)}>
        <Button onClick={() => emit('course-list-done')}>完成</Button>
      </Screen>
    </Widget>
  )
}
