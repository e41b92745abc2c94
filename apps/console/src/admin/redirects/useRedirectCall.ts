import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { MutationCall } from '../../client/MutationCall'
import { useUndoNotice } from '../../parts/useUndoNotice'

/** A mutation of a site's redirects; always refetches afterwards. */
export const useRedirectCall = <Input, Answer>(call: MutationCall<Input, Answer>, onDone?: (answer: Answer, sent: Input) => void) => {
  const notify = useNotify()
  const queries = useQueryClient()
  return useMutation({
    ...call,
    onSuccess: (answer, sent) => onDone?.(answer, sent),
    onError: (error) => {
      // Field errors are shown at their fields.
      if (Object.keys(callError(error).fields).length === 0) notify(callError(error).message, { type: 'error' })
    },
    onSettled: () => queries.invalidateQueries(api.redirects.pathFilter()),
  })
}

/** Undoes a change, with a notice. */
export const useUndoRedirects = (siteId: string) => {
  const notify = useNotify()
  const { mutate, isPending } = useRedirectCall(api.redirects.undo.mutationOptions(), ({ undone, leftAsIs }) =>
    notify(
      leftAsIs.length === 0
        ? `Undone: ${undone === 1 ? 'one redirect' : `${undone} redirects`} restored.`
        : `Undone, except ${leftAsIs.slice(0, 3).join(', ')}${leftAsIs.length > 3 ? ` and ${leftAsIs.length - 3} more` : ''}, which changed since.`,
      { type: 'info' },
    ),
  )
  return { undo: (changeId: string) => mutate({ siteId, changeId }), isPending }
}

/** Shows a notice with an undo, and a warning if a redirect hides a page. */
export const useRedirectNotice = (siteId: string) => {
  const notifyUndoable = useUndoNotice()
  const notify = useNotify()
  const { undo } = useUndoRedirects(siteId)
  return (
    message: string,
    { changeId, hiddenPages }: { readonly changeId: string | null; readonly hiddenPages: readonly { readonly message: string }[] },
  ) => {
    const [warning] = hiddenPages
    const text = warning ? `${message} ${warning.message}` : message
    if (changeId) notifyUndoable(text, () => undo(changeId))
    else notify('Nothing changed. It was already set.', { type: 'info' })
  }
}
