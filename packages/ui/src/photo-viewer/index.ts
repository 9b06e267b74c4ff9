export { PhotoViewer, type Photo, type PhotoViewerHandle, type PhotoViewerProps } from './photo-viewer.tsx'
