import { useClient } from '@mango/client/react'
import { deleteExamsText, undoDeleteExams } from '@mango/contract/exams'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { refreshExams } from './exams.query.ts'

/** Brings back what was deleted together, and tells how it went. */
export function useUndoDeletion() {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  return useMutation({
    mutationFn: (deletionId: number) => client.send(undoDeleteExams, { body: { deletionId } }),
    onSuccess: () => notify({ kind: 'success', text: deleteExamsText.undone }),
    onError: (error) => tellFailure(error),
    // The list of deletions is among what is asked for anew.
    onSettled: () => refreshExams(client),
  })
}

/** A notice of a deletion that takes it back; long enough to be read and pressed. */
export const undoable = (undo: () => void) => ({ action: { label: '撤销', run: undo }, duration: 20_000 })
