import { messageLength } from '@mango/contract/study-monitor'
import { Checkbox } from '@mango/ui/checkbox'
import { Field } from '@mango/ui/field'
import { latePart } from '@mango/widget/late-part'
import { TextField } from '@mango/widget/text-field'
import { useBeforeUnload } from '@mango/widget/unsaved'
import type { Draft } from '../monitor.store.ts'
import { placeholderOf, type Channel } from '../rules.ts'
import { QuickReplies } from './quick-replies.tsx'

const MarkdownPreview = latePart(
  () => import('./markdown-preview.tsx'),
  ({ text }) => <p className="words">{text}</p>,
)

const channels = [
  { channel: 'voice', label: '语音播报' },
  { channel: 'ding', label: '钉钉消息' },
] as const

/** A sentence in a line of its own behind what is written. */
const withSentence = (text: string, sentence: string) =>
  text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`

interface MessageEditorProps {
  draft: Draft
  onChange(draft: Draft): void
  /** Without it the message has one way to go. */
  chooseChannel: boolean
  /** Why the last try was refused. */
  problem: string | undefined
}

/** Text of a message, and the one channel it goes by: ticking one takes the tick from the other. */
export function MessageEditor({ draft, onChange, chooseChannel, problem }: MessageEditorProps) {
  const choose = (channel: Channel) => onChange({ ...draft, channel })
  // As long as the page lives, a message that was begun is there again.
  useBeforeUnload(draft.text.trim() !== '', (answer) => answer(true))
  return (
    <div className="message-editor">
      {chooseChannel && (
        <Field label="发送方式" group>
          <span className="channels">
            {channels.map(({ channel, label }) => (
              <Checkbox key={channel} checked={draft.channel === channel} onChange={() => choose(channel)}>
                {label}
              </Checkbox>
            ))}
          </span>
        </Field>
      )}
      <TextField
        label="内容"
        error={problem}
        data-autofocus
        rows={4}
        max={messageLength}
        placeholder={placeholderOf[draft.channel]}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
      />
      <QuickReplies text={draft.text} onPick={(text) => onChange({ ...draft, text: withSentence(draft.text, text) })} />
      {draft.channel === 'ding' && draft.text.trim() !== '' && (
        <section className="preview" aria-label="预览">
          <p className="quiet">预览</p>
          <MarkdownPreview text={draft.text} />
        </section>
      )}
    </div>
  )
}
