import { silence } from '../media-player/sample-sound.ts'
import { samplePdf } from '../pdf-viewer/sample-pdf.ts'
import type { PreviewItem } from './index.ts'

const picture = (width: number, height: number, colour: string) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path d="M0 ${height} Q ${width / 2} ${-height} ${width} ${height}" fill="none" stroke="${colour}" stroke-width="8"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}
const text = (words: string, type = 'text/plain') => `data:${type};charset=utf-8,${encodeURIComponent(words)}`

/** Files for the stories, made up on the spot. */
export const sampleFiles = {
  pictures: [
    { kind: 'image', name: '板书-抛物线.jpg', url: picture(960, 540, '#0e7457') },
    { kind: 'image', name: '板书-顶点式.jpg', url: picture(540, 760, '#2a67c9') },
    { kind: 'image', name: '打不开的照片.jpg', url: 'data:image/png;base64,AAAA' },
  ],
  text: { kind: 'text', name: '课堂记录.txt', url: text('第一节：顶点式\n第二节：<b>平移</b>\n'.repeat(20)) },
  json: { kind: 'text', name: '设置.json', url: text('{"班级":"九年级（3）班","人数":46}', 'application/json') },
  audio: { kind: 'audio', name: '听力材料.wav', url: silence(1) },
  video: { kind: 'video', name: '打不开的视频.mp4', url: text('not a film', 'video/mp4') },
  pdf: { kind: 'document', name: '讲义.pdf', url: samplePdf(3) },
  document: { kind: 'document', name: '课件.pptx', url: text('<p>课件</p>', 'text/html') },
} as const satisfies Record<string, PreviewItem | readonly PreviewItem[]>
