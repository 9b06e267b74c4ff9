import { useEffect } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { useNotify } from '../notice/index.ts'
import { Pager } from '../pager/index.ts'
import { Table, type Column } from '../table/index.ts'
import { Tag } from '../tag/index.ts'
import printStyles from './print.css?inline'

type Exam = { id: number; name: string; day: string }
const exams: Exam[] = [
  { id: 1, name: '九年级上学期期中联考', day: '2026-11-12' },
  { id: 2, name: '八年级数学期中质量检测', day: '2026-11-10' },
]
const columns: Column<Exam>[] = [
  { key: 'name', header: '考试名称', primary: true, cell: (exam) => exam.name },
  { key: 'open', header: '状态', cell: () => <Tag tone="leaf">已公开</Tag> },
  { key: 'day', header: '时间', cell: (exam) => <span className="num">{exam.day}</span> },
  { key: 'do', header: '操作', cardLabel: '', cell: () => <Button size="s">删除</Button> },
]

// The screen shows what paper will show: both media change places.
const onPaper = printStyles.replaceAll('@media screen', '@media speech').replaceAll('@media print', '@media screen')

function Paper() {
  const styles = useLazyStyles(onPaper)
  const notify = useNotify()
  useEffect(() => notify({ kind: 'success', text: '已保存', duration: 60_000 }), [notify])
  return (
    <div ref={styles} className="mango" data-theme="dark" style={{ background: 'var(--page)', color: 'var(--text)' }}>
      <p data-print="only">芒果实验学校　2026 年 11 月</p>
      <p data-print="no">筛选：全部</p>
      <a href="#exam">八年级期中</a>
      <Table label="考试" columns={columns} rows={exams} rowKey={(exam) => exam.id} />
      <Pager page={1} pages={8} summary="共 79 场 · 第 1 / 8 页" onChange={() => undefined} />
    </div>
  )
}

const meta = { title: 'Foundations/Print', component: Paper, tags: ['!autodocs'] } satisfies Meta<typeof Paper>
export default meta

/** The sheet belongs to this story alone. */
const forgetPaper = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
    (sheet) => ![...sheet.cssRules].some((rule) => rule.cssText.startsWith('@media speech')),
  )
}

export const OnPaper: StoryObj<typeof meta> = {
  beforeEach: () => forgetPaper,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/芒果实验学校/)).toBeVisible()
    await expect(canvas.getByText('筛选：全部')).not.toBeVisible()
    await expect(await canvas.findByText('已保存')).not.toBeVisible()
    await expect(canvas.getByText('共 79 场 · 第 1 / 8 页')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(getComputedStyle(canvas.getByText('八年级期中')).textDecorationLine).toBe('none')
    const paper = canvasElement.querySelector('[data-theme="dark"].mango .table')?.closest('.mango')
    await expect(paper && getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)')
    await expect(paper && getComputedStyle(paper).color).toBe('rgb(0, 0, 0)')
  },
}
