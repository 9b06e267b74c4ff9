/** Fixed texts of login and registration (document 1, sections 5 and 8). */
export const text = {
  wrongStudentInfo: '姓名、学号或手机号码填写错误',
  wrongCode: '验证码错误',
  wrongPassword: '账号或密码错误，请重新输入',
  wrongMobile: '手机号码错误',
  passwordFormat: '密码格式不正确，需要输入不少于8-16个字符，且包含数字和字母',
  passwordMismatch: '两次输入不一致',
  setPasswordFailed: '设置密码失败',
  wrongOldPassword: '旧密码输入错误',
  /** The documents ask for a prompt and leave its words open. */
  mobileMissing: '请输入手机号码',
  codeVoid: '验证码已失效，请重新获取',
  codeMissing: '请先获取验证码',
  tooOften: '操作过于频繁，请稍后再试',
} as const
