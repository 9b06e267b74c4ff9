export { Cropper } from './cropper.tsx'
export type { CropperHandle, CropperProps } from './cropper-content.tsx'
