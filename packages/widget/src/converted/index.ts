export { Converted } from './converted.tsx'
export { ConvertedPreview } from './converted-preview.tsx'
