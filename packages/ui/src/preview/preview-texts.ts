/** The words of the previewers. */
export const texts = {
  previous: '上一个',
  next: '下一个',
  zoomIn: '放大',
  zoomOut: '缩小',
  rotateLeft: '向左旋转',
  rotateRight: '向右旋转',
  reset: '还原',
  download: '下载',
  open: '新窗口打开',
  failed: '加载失败',
  speed: '播放速度',
  cut: '文件较大，只显示前 1 MB',
  noViewer: '这种文件不能在线预览，请下载后查看',
  loading: '正在加载',
  place: (at: number, of: number): string => `${at} / ${of}`,
}
