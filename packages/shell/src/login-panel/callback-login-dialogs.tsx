import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Dialog } from '@mango/ui/dialog'
import type { CallbackLogin } from './use-callback-login.ts'

/** What a login by code may have to ask or say. */
export default function CallbackLoginDialogs({ callbackLogin }: { callbackLogin: CallbackLogin }) {
  return (
    <>
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
      </ConfirmDialog>
      <Dialog
        open={callbackLogin.phase === 'handed'}
        role="alertdialog"
        size="s"
        title="已确认登录"
        onClose={callbackLogin.dismiss}
        footer={
          <Button variant="primary" onClick={callbackLogin.dismiss}>
            知道了
          </Button>
        }
      >
        请回到电脑上继续，本页面可以关闭。
      </Dialog>
      <Dialog
        open={callbackLogin.phase === 'inactive'}
        role="alertdialog"
        size="s"
        title="账号尚未激活"
        onClose={callbackLogin.dismiss}
        footer={
          <Button variant="primary" onClick={callbackLogin.dismiss}>
            知道了
          </Button>
        }
      >
        登录失败。请先在手机 App 中激活您的账号，再重新扫码登录。
      </Dialog>
    </>
  )
}
