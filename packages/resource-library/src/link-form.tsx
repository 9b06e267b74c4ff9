import { nameProblem } from '@mango/contract'
import { linkNameLength, type LinkResource } from '@mango/contract/library'
import { Field } from '@mango/ui/field'
import { Input } from '@mango/ui/input'
import { Button } from '@mango/ui/button'
import { completedLink, type LinkErrors } from './rules.ts'

interface LinkFormProps {
  link: LinkResource
  errors: LinkErrors
  onChange(link: LinkResource): void
  onSubmit(): void
}

/** Link mode: a name and an address. */
export function LinkForm({ link, errors, onChange, onSubmit }: LinkFormProps) {
  const completed = completedLink(link.url)
  return (
    <div className="link-form">
      <Field label="名称" required error={nameProblem(link.name, linkNameLength) ?? errors.name}>
        <Input
          value={link.name}
          placeholder="例如：二次函数动画演示"
          onChange={(name) => onChange({ ...link, name })}
          onEnter={onSubmit}
        />
      </Field>
      <Field label="链接地址" required error={errors.url}>
        <Input
          value={link.url}
          type="url"
          inputMode="url"
          maxLength={2000}
          placeholder="https://"
          onChange={(url) => onChange({ ...link, url })}
          onEnter={onSubmit}
        />
        {completed && (
          <Button variant="text" size="s" onClick={() => onChange({ ...link, url: completed })}>
            改为 {completed}
          </Button>
        )}
      </Field>
    </div>
  )
}
