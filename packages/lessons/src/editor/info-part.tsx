import { useClient } from '@mango/client/react'
import {
  getChapterTree,
  lessonDescriptionLength,
  lessonTitleLength,
  text,
  type ChapterTree,
} from '@mango/contract/lessons'
import { subjectNames } from '@mango/contract/subjects'
import { Cascader } from '@mango/ui/cascader'
import { Field } from '@mango/ui/field'
import { Select } from '@mango/ui/select'
import { Tag } from '@mango/ui/tag'
import { LoadFailure } from '@mango/widget/failure'
import { NameField } from '@mango/widget/name-field'
import { TextField } from '@mango/widget/text-field'
import { useQuery } from '@tanstack/react-query'
import type { Draft, Place } from './draft.ts'

interface InfoPartProps {
  draft: Draft
  place: Place
  classes: readonly { readonly id: number; readonly name: string }[]
  titleError: string | undefined
  onChange(change: Partial<Draft>): void
}

interface Node {
  readonly chapterId: number
  readonly name: string
  readonly children: readonly Node[]
}
const nodesOf = (chapters: readonly ChapterTree[]): Node[] =>
  chapters.map(({ chapterId, name, children }) => ({
    chapterId,
    name,
    children: children.map((part) => ({
      chapterId: part.chapterId,
      name: part.name,
      children: part.children.map((last) => ({ chapterId: last.chapterId, name: last.name, children: [] })),
    })),
  }))

const subjects = Object.entries(subjectNames).map(([id, label]) => ({ value: Number(id), label }))
/** Of a course for chosen students: nobody's class. */
const everybody = 0

/** What a lesson is called and about. */
export function InfoPart({ draft, place, classes, titleError, onChange }: InfoPartProps) {
  const client = useClient()
  const tree = useQuery(client.query(getChapterTree, { query: { courseId: place.courseId } }))
  const options = [
    { value: everybody, label: '全部学生' },
    ...classes.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const isOfHour = place.hourId !== undefined || place.lessonId !== undefined
  return (
    <>
      <div className="edit-pair">
        <Field label="科目">
          <Select
            options={subjects}
            value={draft.subjectId}
            disabled={!place.custom}
            onChange={(subjectId) => onChange({ subjectId })}
          />
        </Field>
        <Field label="班级">
          <Select
            options={options}
            value={draft.classId ?? everybody}
            disabled={isOfHour || !place.custom || classes.length === 0}
            onChange={(classId) => onChange({ classId: classId || null })}
          />
        </Field>
      </div>
      <NameField
        label="标题"
        required
        max={lessonTitleLength}
        error={titleError}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <Field label="章节" group>
        <LoadFailure load={tree} title={text.errorTitle} compact />
        {draft.chapters.length > 0 && (
          <span className="edit-chapters">
            {draft.chapters.map(({ id, name }) => (
              <Tag
                key={id}
                onRemove={() => onChange({ chapters: draft.chapters.filter((chapter) => chapter.id !== id) })}
              >
                {name}
              </Tag>
            ))}
          </span>
        )}
        <Cascader<Node>
          label="章节"
          nodes={nodesOf(tree.data?.data ?? [])}
          nodeKey={({ chapterId }) => chapterId}
          nodeLabel={({ name }) => name}
          childrenOf={({ children }) => (children.length > 0 ? children : undefined)}
          path={[]}
          placeholder={draft.chapters.length > 0 ? '再选一个章节' : '请选择章节'}
          anyLevel
          onChange={(path) => {
            const chosen = path.at(-1)
            if (!chosen || draft.chapters.some(({ id }) => id === chosen.chapterId)) return
            const parentId = path.at(-2)?.chapterId ?? 0
            onChange({ chapters: [...draft.chapters, { id: chosen.chapterId, name: chosen.name, parentId }] })
          }}
        />
      </Field>
      <TextField
        label="课堂描述"
        rows={5}
        max={lessonDescriptionLength}
        value={draft.desc}
        onChange={(desc) => onChange({ desc })}
      />
    </>
  )
}
