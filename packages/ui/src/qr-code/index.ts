export { QrCode, qrTexts, type QrCodeProps } from './qr-code.tsx'
