import { useMemo, useState, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { InputList, type ListItem } from './input-list.tsx'
import { useRemoteSearch } from './use-remote-search.ts'

export type ComboboxOption = {
  value: string | number
  label: string
  /** A second, quieter line. */
  detail?: ReactNode
}

export type ComboboxProps<Option extends ComboboxOption> = {
  'aria-label'?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  invalid?: boolean | undefined
  size?: 's' | 'm' | 'l' | undefined
  maxLength?: number | undefined
  id?: string | undefined
  value: Option | undefined
  onChange: (option: Option | undefined) => void
  /** Asked with the trimmed words, once the typing pauses. The signal tells when nobody waits for the answer any more. */
  search: (words: string, signal: AbortSignal) => Promise<readonly Option[]>
  /** Milliseconds of silence before it asks. @default 500 */
  pause?: number | undefined
}

/** One of so many that they have to be searched, controlled. Renders an `<input role="combobox">` with a listbox in the top layer. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, onChange, search, pause = 500, ...input } = props
  // undefined: nobody is searching, and the chosen one is shown.
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const words = typed?.trim() ?? ''
  const { state, options, askAgain, composition } = useRemoteSearch(words, search, pause)
  const items = useMemo(
    () =>
      options.map((option) => ({
        key: option.value,
        selected: option.value === value?.value,
        content: (
          <>
            <span className="input-list-label">{option.label}</span>
            {option.detail && <span className="input-list-detail">{option.detail}</span>}
          </>
        ),
      })),
    [options, value],
  )
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (item: ListItem) => {
    const option = options.find((other) => other.value === item.key)
    if (option) onChange(option)
    close()
  }
  const change = (text: string) => {
    setOpen(true)
    setTyped(text)
    if (text === '' && value) onChange(undefined)
  }
  const message = {
    idle: '输入关键字搜索',
    loading: items.length === 0 && (
      <>
        <Spinner /> 正在搜索…
      </>
    ),
    failed: (
      <>
        搜索失败
        <button type="button" className="input-list-retry" tabIndex={-1} onClick={askAgain}>
          重试
        </button>
      </>
    ),
    found: items.length === 0 && `没有找到“${words}”`,
  }[state]
  const spoken = {
    idle: '',
    loading: '正在搜索',
    failed: '搜索失败，按回车重试',
    found: items.length === 0 ? '没有找到' : `找到 ${items.length} 项`,
  }[state]
  return (
    <>
      <InputList
        {...input}
        {...composition}
        value={typed ?? value?.label ?? ''}
        onChange={change}
        prefix={<Icon name="search" />}
        suffix={open && state === 'loading' && items.length > 0 ? <Spinner /> : undefined}
        clearable
        open={open}
        listLabel="搜索结果"
        items={items}
        onChoose={choose}
        onEnter={() => {
          if (state === 'failed') askAgain()
        }}
        onOpen={() => setOpen(true)}
        onClose={close}
        message={message || undefined}
      />
      <span className="unseen" role="status">
        {open && spoken}
      </span>
    </>
  )
}
