import type { Conversion } from './kinds.ts'

/** Why a file is not shown as it should be. The documents say nothing of it: decided here. */
export const text = {
  missing: {
    video: '服务器没有安装视频转换工具（ffmpeg），有的浏览器可能放不了这个视频，可以下载后观看',
    pdf: '服务器没有安装文档转换工具（LibreOffice）',
    slides: '服务器没有安装幻灯片转换工具（poppler），不能逐页显示',
    cover: '服务器没有安装幻灯片转换工具（poppler），没有首页缩略图',
    small: '服务器没有安装图片转换工具（ffmpeg），没有图片缩略图',
  } satisfies Record<Conversion, string>,
  broken: '文件无法转换，可能已损坏、加密，或内容与格式不符',
  tooLong: '文件太复杂，转换超时',
  tooLarge: '文件太大，不能转换',
} as const
