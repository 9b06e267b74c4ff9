import type { ResourceConfirmDetail, ResourceLibraryElement } from '@mango/elements/resource-library'
import { useRef, useState } from 'react'

interface Resource {
  readonly key: string
  readonly name: string
  readonly url: string
  readonly kind: string
}

const resourcesOf = (picked: ResourceConfirmDetail): Resource[] =>
  picked.mode === 'link'
    ? [{ key: `link ${picked.link.url}`, name: picked.link.name, url: picked.link.url, kind: '链接' }]
    : picked.files.map((file) => ({ key: `file ${file.id}`, name: file.fileName, url: file.url, kind: '文件' }))

/** Opens the resource library and shows what was picked. */
export function ResourcePicker() {
  const library = useRef<ResourceLibraryElement>(null)
  const [resources, setResources] = useState<readonly Resource[]>([])
  const add = (picked: ResourceConfirmDetail) =>
    setResources((before) => {
      const known = new Set(before.map((resource) => resource.key))
      return [...before, ...resourcesOf(picked).filter((resource) => !known.has(resource.key))]
    })
  const remove = (key: string) => setResources((before) => before.filter((resource) => resource.key !== key))
  return (
    <section className="card">
      <header className="card-head">
        <h2>
          课堂资源
          {resources.length > 0 && <span className="count">{resources.length}</span>}
        </h2>
        <button type="button" className="action" onClick={() => void library.current?.show()}>
          从资源库选择
        </button>
      </header>
      {resources.length === 0 ? (
        <p className="card-empty">还没有选择资源，可以从资源库选择文件或添加链接。</p>
      ) : (
        <ul className="resources">
          {resources.map((resource) => (
            <li key={resource.key}>
              <span className="resource-kind">{resource.kind}</span>
              <a href={webAddress(resource.url)} target="_blank" rel="noopener noreferrer">
                {resource.name}
              </a>
              <button
                type="button"
                className="quiet"
                aria-label={`移除 ${resource.name}`}
                onClick={() => remove(resource.key)}
              >
                移除
              </button>
            </li>
          ))}
        </ul>
      )}
      <resource-library
        ref={library}
        onresource-confirm={(event) => add(event.detail)}
        onupload-complete={({ detail: { file, library } }) => {
          // Done after the dialog was confirmed: it was meant to come along.
          if (library === 'confirmed') add({ mode: 'file', files: [file] })
        }}
      />
    </section>
  )
}

/** A link that a person typed leads to the web or nowhere. */
function webAddress(url: string): string | undefined {
  const parsed = URL.parse(url, location.href)
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}
