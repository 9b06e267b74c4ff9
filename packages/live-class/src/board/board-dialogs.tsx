import type { Question } from '@mango/contract/questions'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { KeysDialog } from '@mango/ui/keys-dialog'
import { useStore } from 'zustand'
import CorrectDialog from '../correct-dialog.tsx'
import { AdHocDialog } from './ad-hoc-dialog.tsx'
import css from './board-dialogs.css?inline'
import { boardKeys } from './board-keys.ts'
import { DetailDialog } from './detail-dialog.tsx'
import type { LiveClass } from './live-class.ts'
import { MembersDialog } from './members-dialog.tsx'
import { PairingDialog } from './pairing-dialog.tsx'
import { PickDialog } from './pick-dialog.tsx'
import { PhonesDialog } from './phones-dialog.tsx'
import { RemoteDialog } from './remote-dialog.tsx'
import type { BoardDialog } from './use-board-dialog.ts'

interface BoardDialogsProps {
  dialog: BoardDialog
  live: LiveClass
  question: Question | undefined
  padPath: string
  onClose(): void
  /** Asks the first question; undefined where that was done. */
  onStart: (() => void) | undefined
}

/** The dialogs a class needs now and then. */
export default function BoardDialogs(props: BoardDialogsProps) {
  const styles = useLazyStyles(css)
  return (
    <div ref={styles} style={{ display: 'contents' }}>
      <OneDialog {...props} />
    </div>
  )
}

function OneDialog({ dialog, live, question, padPath, onClose, onStart }: BoardDialogsProps) {
  if (dialog === 'pairing') return <PairingDialog live={live} onClose={onClose} />
  if (dialog === 'phones') return <PhonesDialog live={live} padPath={padPath} onClose={onClose} onStart={onStart} />
  if (dialog === 'adHoc') return <AdHocDialog live={live} onClose={onClose} />
  if (dialog === 'remote') return <RemoteDialog live={live} padPath={padPath} onClose={onClose} />
  if (dialog === 'members') return <MembersDialog live={live} onClose={onClose} />
  if (dialog === 'detail') return <DetailDialog live={live} question={question} onClose={onClose} />
  if (dialog === 'pick') return <PickDialog live={live} onClose={onClose} />
  if (dialog === 'help') return <KeysDialog keys={boardKeys} onClose={onClose} />
  return question ? <CorrectInClass live={live} question={question} onClose={onClose} /> : null
}

type CorrectInClassProps = Pick<BoardDialogsProps, 'live' | 'onClose'> & { question: Question }

function CorrectInClass({ live, question, onClose }: CorrectInClassProps) {
  const before = useStore(live.questions, ({ corrected }) => corrected.get(question.id))
  const isEntered = useStore(live.questions, ({ entered }) => entered.has(question.id))
  return (
    <CorrectDialog
      question={question}
      before={before}
      isEntered={isEntered}
      correct={(answer) => live.correct(question.id, answer)}
      takeBack={() => live.takeBack(question.id)}
      onClose={onClose}
    />
  )
}
