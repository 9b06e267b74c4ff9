import { code, text as fixed } from '@mango/contract'

/** Thrown by a handler to answer an error envelope instead; the message is shown to the reader. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number

  constructor(message: string, errorCode: number = code.refused) {
    super(message)
    this.code = errorCode
  }
}

/** What the backend says beyond the contract's fixed texts. */
export const text = {
  badInput: '请求参数错误',
  notFound: '接口不存在',
  overtaken: '内容已被修改或删除，请刷新后重试',
  noRight: '没有操作权限',
  serverError: '系统故障，请稍后再试',
  sessionExpired: fixed.sessionExpired,
  sessionRevoked: '登录状态已失效，请重新登录',
  bodyTooLarge: '请求内容过大',
  fileTooLarge: '文件过大',
  fileOfOtherKind: '不支持该文件格式',
  bodyStalled: '请求超时，请重试',
  notByNavigation: '请求方式不正确',
  codeSentRecently: '验证码已发送，请稍后再试',
  codeVoid: '验证码已失效，请重新获取',
  notActivated: '登录失败，请先在手机端激活账号',
  notInSchool: '您不属于该学校',
  noClassYet: '您还没有加入班级，请联系老师',
  notUploaded: '文件未上传成功，请重新上传',
  foreignAddress: '文件地址不正确',
  tooBusy: '登录人数较多，请稍后再试',
  importBusy: '正在导入其他表格，请稍后再试',
  otherPress: '刚才提交的内容已经保存，请刷新后再修改',
  qrLoginVoid: '登录请求已失效，请重新扫码',
  smsUnavailable: '短信服务未开通',
} as const
