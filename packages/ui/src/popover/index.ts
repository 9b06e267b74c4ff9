export { PopoverButton, type PopoverButtonProps } from './popover-button.tsx'
export { Popover, type PopoverProps } from './popover.tsx'
export { useOutsidePress } from './use-outside-press.ts'
export { useTopLayer, type Placement } from './use-top-layer.ts'
