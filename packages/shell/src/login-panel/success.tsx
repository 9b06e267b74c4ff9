import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { LoginViewProps } from './login-view.ts'

interface SuccessProps extends LoginViewProps {
  text: string
}

/** The end of a registration or of a forgotten password: the student ID, and the way to the login. */
function Success({ text, go, registration }: SuccessProps) {
  const { studentCode, msg } = useStore(registration.store)
  useEffect(() => registration.finish(), [registration])
  return (
    <div className="login-success">
      <EmptyState
        drawing="done"
        text={text}
        detail={
          studentCode ? (
            <>
              您的学号是 <strong className="num">{studentCode}</strong>，请用它和新密码登录
              {msg && (
                <>
                  <br />
                  {msg}
                </>
              )}
            </>
          ) : (
            '请使用学号和密码登录'
          )
        }
        action={
          <Button variant="primary" size="l" onClick={() => go('passwordLogin')}>
            去登录
          </Button>
        }
      />
    </div>
  )
}

export const SuccessfulRegister = (props: LoginViewProps) => <Success {...props} text="注册成功" />
export const SuccessfulPasswordChange = (props: LoginViewProps) => <Success {...props} text="密码修改成功" />
