export { tidyPhoto, type PhotoLimits } from './tidy-photo.ts'
