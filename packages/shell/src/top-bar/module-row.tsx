import { IconButton } from '@mango/ui/icon-button'
import { Menu, type MenuProps } from '@mango/ui/menu'
import { pageLink } from '@mango/widget/leave'
import { inlineModules, type Entry } from './rules.ts'

interface ModuleRowProps {
  entries: readonly Entry[]
  /** Goes there, unless the page does it; false when it does. */
  announce: (entry: Entry) => boolean
  visit: (entry: Entry) => void
}

/** The modules in a row, those beyond the ninth under three dots; all of them in one menu where there is no room. */
export function ModuleRow({ entries, announce, visit }: ModuleRowProps) {
  const rest = entries.slice(inlineModules)
  if (entries.length === 0) return null
  return (
    <>
      <nav className="bar-modules" aria-label="模块" part="modules">
        <ul>
          {entries.slice(0, inlineModules).map((entry) => (
            <li key={entry.id}>
              <ModuleLink entry={entry} announce={announce} />
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <Menu
            label="更多模块"
            items={itemsOf(rest, visit)}
            trigger={(trigger) => (
              <IconButton
                {...trigger}
                icon="more"
                label="更多模块"
                className="bar-more"
                data-current={rest.some((entry) => entry.current) || undefined}
              />
            )}
          />
        )}
      </nav>
      <span className="bar-folded">
        <Menu
          label="模块"
          items={itemsOf(entries, visit)}
          trigger={(trigger) => <IconButton {...trigger} icon="menu" label="模块" />}
        />
      </span>
    </>
  )
}

const itemsOf = (entries: readonly Entry[], visit: (entry: Entry) => void) =>
  entries.flatMap((entry, index): MenuProps['items'][number][] => [
    ...(index > 0 && entry.group !== entries[index - 1]?.group ? (['separator'] as const) : []),
    {
      label: entry.label,
      href: entry.address,
      onSelect: () => visit(entry),
      ...(entry.newWindow && { icon: 'external' as const }),
      ...(entry.current && { checked: true }),
    },
  ])

function ModuleLink({ entry, announce }: { entry: Entry; announce: (entry: Entry) => boolean }) {
  return (
    <a
      aria-current={entry.current ? 'page' : undefined}
      {...pageLink(entry.address, () => announce(entry), entry.newWindow)}
    >
      {entry.label}
    </a>
  )
}
