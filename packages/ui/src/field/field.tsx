import { useId, useMemo, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { FieldContext } from './field-context.ts'

export type FieldProps = {
  /** None where the control has a name of its own, such as in a row of them. */
  label?: ReactNode
  /** A line below that helps to fill it in. */
  hint?: ReactNode
  /** What is wrong; replaces the hint and marks the control invalid. */
  error?: ReactNode
  required?: boolean | undefined
  /** For several controls under one label (radio group, row of selects): the label then names the group. */
  group?: boolean | undefined
  /** Label beside the control where there is room. */
  inline?: boolean | undefined
  children: ReactNode
}

/** Label, control and the line below it, tied together. The kit's controls inside need no id of their own. */
export function Field({ label, hint, error, required = false, group, inline, children }: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const lineId = `${id}-line`
  const invalid = Boolean(error)
  const line = error || hint
  const describedBy = line ? lineId : undefined
  const control = useMemo(
    () => ({ id: group ? undefined : id, labelId, describedBy: group ? undefined : describedBy, invalid, required }),
    [id, group, labelId, describedBy, invalid, required],
  )
  const Label = group ? 'span' : 'label'
  return (
    <div
      className="field"
      data-inline={inline || undefined}
      {...(group && { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy })}
    >
      {label && (
        <Label className="field-label" id={labelId} {...(!group && { htmlFor: id })}>
          {label}
          {required && (
            <span className="field-required" aria-hidden="true">
              *
            </span>
          )}
        </Label>
      )}
      <div className="field-body">
        <FieldContext value={control}>{children}</FieldContext>
        {line && (
          <p className="field-line" id={lineId} data-invalid={invalid || undefined}>
            {invalid && <Icon name="warning" size={14} />}
            {line}
          </p>
        )}
      </div>
    </div>
  )
}
