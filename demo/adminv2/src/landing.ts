/** What the landing page says beside the school's own content, which the server has. */
export const landing = {
  slogan: '让每一次课堂、每一份作业，都看得见成长',
  contact: '服务热线 400-000-0000　邮箱 service@mango.example',
  filing: '浙ICP备00000000号-1',
} as const
