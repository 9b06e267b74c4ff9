import { lazyComponent } from '../lazy-component/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import type { CropperProps } from './cropper-content.tsx'

/** A picture behind a square frame, for avatars. Its library comes when it is first drawn. */
export const Cropper = lazyComponent<CropperProps>(
  () => import('./cropper-content.tsx'),
  () => <Skeleton height={320} />,
)
