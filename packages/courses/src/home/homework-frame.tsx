import type { ReactNode } from 'react'
import type { Way } from '../way.ts'
import { Card, Waiting } from './card.tsx'

interface HomeworkFrameProps {
  way: Way
  children?: ReactNode
}

/** The card of the homework; it holds its place until its rows are there. */
export const HomeworkFrame = ({ way, children }: HomeworkFrameProps) => (
  <Card title="学生的作答" more={{ label: '全部作业', page: { path: '/tongTongWork/ttWork' }, way }}>
    {children ?? <Waiting lines={8} />}
  </Card>
)
