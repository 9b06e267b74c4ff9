import type { ComponentProps } from '@mango/element'
import { Widget } from '@mango/widget'
import { useImperativeHandle } from 'react'
import type { face } from './paper-picker.face.ts'
import PickerDialog from './picker/picker-dialog.tsx'
import { useOpenCorrection } from './picker/use-open-correction.ts'

type PaperPickerProps = ComponentProps<typeof face>

export function PaperPicker(props: PaperPickerProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Picker {...props} />
    </Widget>
  )
}

function Picker({ open, type, emit, setProp, context, ref }: PaperPickerProps) {
  useImperativeHandle(ref, () => ({ show: () => setProp('open', true), close: () => setProp('open', false) }), [
    setProp,
  ])
  const openCorrection = useOpenCorrection(context, (chosen) => emit('paper-choose', chosen))
  if (!open) return null
  return (
    <PickerDialog
      type={type}
      first={context.subject}
      onClose={() => {
        setProp('open', false)
        emit('paper-cancel')
      }}
      onChosen={(id) => {
        setProp('open', false)
        openCorrection({ id, type })
      }}
    />
  )
}
