import { useClient } from '@mango/client/react'
import { dayOf } from '@mango/contract/platform-time'
import type { Project } from '@mango/contract/today'
import { Button } from '@mango/ui/button'
import { Progress } from '@mango/ui/progress'
import { dayName } from '@mango/widget/day'
import { LoadFailure } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { projects } from '../today.query.ts'
import { Card, Waiting } from './card.tsx'

const ProjectDialog = lateDialog(() => import('./project-dialog.tsx'))

const isDone = ({ done, total }: Project) => done >= total

function dueText({ due, ...project }: Project, today: string): string {
  if (isDone({ due, ...project })) return '已完成'
  if (due === null) return ''
  return due < today ? `${dayName(due, today)}已到期` : `${dayName(due, today)}截止`
}

/** What a teacher works on besides lessons, and how far it has come. */
export function ProjectCard({ now }: { now: string }) {
  const load = useQuery(projects(useClient()))
  const [editing, setEditing] = useState<Project | 'new'>()
  const rows = load.data?.data
  const open = rows?.filter((project) => !isDone(project)).length ?? 0
  const today = dayOf(now)
  return (
    <Card
      title="项目"
      aside={
        <>
          {open > 0 && <span className="quiet">{open} 个进行中</span>}
          <Button variant="text" size="s" icon="plus" onClick={() => setEditing('new')}>
            新建项目
          </Button>
        </>
      }
    >
      <LoadFailure load={load} title="项目没有加载出来" compact />
      {load.isPending && <Waiting lines={5} />}
      {rows?.length === 0 && <p className="home-empty">还没有项目。把要分几步做完的事记在这里，随时看到进度。</p>}
      {rows && rows.length > 0 && (
        <ul className="project-rows">
          {rows.map((project) => (
            <li key={project.id}>
              <button type="button" title={`编辑 ${project.name}`} onClick={() => setEditing(project)}>
                <b>{project.name}</b>
                <span className="num">
                  {project.done} / {project.total}
                </span>
                <span
                  className="quiet"
                  data-late={(!isDone(project) && project.due !== null && project.due < today) || undefined}
                >
                  {[project.note, dueText(project, today)].filter(Boolean).join(' · ')}
                </span>
                <Progress tone="leaf" label={`${project.name} 的进度`} value={project.done} max={project.total} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <ProjectDialog project={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Card>
  )
}
