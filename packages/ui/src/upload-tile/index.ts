export { UploadTile, type UploadTileProps } from './upload-tile.tsx'
