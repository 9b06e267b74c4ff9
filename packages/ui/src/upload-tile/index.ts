export { UploadTile, uploadTexts, type UploadTileProps } from './upload-tile.tsx'
