/** Validation rules of document 1, section 5; the browser and the backend ask the same ones. */
export const isStudentCode = (value: string) => /^2\d{7}$/.test(value)
export const isStudentName = (value: string) => /^[A-Za-z0-9\s\p{Script=Han}]{1,20}$/u.test(value)
export const isMobile = (value: string) => /^1[3-9]\d{9}$/.test(value)
export const isPassword = (value: string) => /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{8,16}$/.test(value)
export const isVerificationCode = (value: string) => /^\d{6}$/.test(value)

export const resendSeconds = 60
export const cookieDays = 30
/** Kept by the backend: how long six digits are good for, and how often they may be tried. */
export const verificationCodeMinutes = 10
export const verificationCodeTries = 5
