import { createContext, use } from 'react'

/** What a `Field` hands to the control inside it. */
export type FieldControl = {
  /** None in a group: several controls share the label there. */
  id: string | undefined
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

type Own = {
  id?: string | undefined
  invalid?: boolean | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/** The attributes that tie a native control to the `Field` around it; what the control says itself wins. */
export function useFieldControl(own: Own) {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-invalid': (own.invalid ?? field?.invalid) || undefined,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
  }
}

/** The attributes that tie a group of radio buttons to the `Field` around it, which names it unless it has a name of its own. */
export function useFieldGroup(label: string | undefined) {
  const field = use(FieldContext)
  return {
    role: 'radiogroup',
    'aria-label': label,
    'aria-labelledby': label === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.describedBy,
    'aria-required': field?.required || undefined,
    'aria-invalid': field?.invalid || undefined,
  }
}
