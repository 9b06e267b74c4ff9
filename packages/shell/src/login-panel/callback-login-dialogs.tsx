import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog, type DialogProps } from '@mango/ui/dialog'
import { dialogStyles } from '@mango/ui/dialog-styles'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import type { CallbackLogin } from './use-callback-login.ts'
import { WarningLine } from './warning-line.tsx'

/** What a login by code may have to ask or say. */
export default function CallbackLoginDialogs({ callbackLogin }: { callbackLogin: CallbackLogin }) {
  return (
    <div ref={useLazyStyles(dialogStyles)} className="login-dialogs">
      <ConfirmDialog
        open={callbackLogin.phase === 'unasked'}
        title="使用钉钉账号登录？"
        confirmText="登录"
        onConfirm={callbackLogin.agree}
        onClose={callbackLogin.dismiss}
      >
        这次登录不是从本页的二维码发起的。请确认是您本人刚刚在钉钉中打开了本页面。
      </ConfirmDialog>
      <ConfirmDialog
        open={callbackLogin.phase === 'elsewhere'}
        title="在电脑上登录？"
        confirmText="确认登录"
        onConfirm={callbackLogin.handOver}
        onClose={callbackLogin.dismiss}
      >
        您扫描了另一台设备上的登录二维码，确认后将在那台设备上以您的身份登录。如果不是您本人打开的，请取消。
        <WarningLine text={callbackLogin.warning} />
      </ConfirmDialog>
      <Outcome open={callbackLogin.phase === 'handed'} title="已确认登录" onClose={callbackLogin.dismiss}>
        请回到电脑上继续，本页面可以关闭。
      </Outcome>
      <Outcome open={callbackLogin.phase === 'inactive'} title="账号尚未激活" onClose={callbackLogin.dismiss}>
        登录失败。请先在手机 App 中激活您的账号，再重新扫码登录。
      </Outcome>
    </div>
  )
}

/** What came of it, with nothing to decide. */
function Outcome({ open, title, onClose, children }: Pick<DialogProps, 'open' | 'title' | 'onClose' | 'children'>) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
