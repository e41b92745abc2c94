import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { useUndoNotice } from '../../parts/useUndoNotice'

/** A draft message and its channel. */
export interface UnsentMessage {
  readonly channel: 'mail' | 'sms' | 'note'
  readonly text: string
}

/** Mutations of conversations, each with an undo notice. */
export const useInboxActions = () => {
  const queries = useQueryClient()
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  // Drafts by conversation, in memory, so that switching conversations keeps them.
  const unsentMessages = useRef(new Map<string, UnsentMessage>())
  const refreshLeads = useCallback(() => {
    void queries.invalidateQueries(api.leads.pathFilter())
    // The page and the list of leads, whose queries react-admin keeps by resource.
    void queries.invalidateQueries({ queryKey: ['leads'] })
  }, [queries])
  const refresh = useCallback(() => {
    void queries.invalidateQueries(api.inbox.pathFilter())
    refreshLeads()
  }, [queries, refreshLeads])
  /** Awaits the refetch, so that a mutation stays pending until the inbox shows the new data. */
  const refreshAndWait = async () => {
    refreshLeads()
    await queries.invalidateQueries(api.inbox.pathFilter())
  }
  const onError = (error: unknown) => {
    notify(callError(error).message, { type: 'error' })
    refresh()
  }
  const undo = useMutation(api.inbox.undo.mutationOptions({ onSuccess: refreshAndWait, onError }))
  const change = useMutation(api.inbox.change.mutationOptions({ onSuccess: refreshAndWait, onError }))
  const note = useMutation(api.inbox.note.mutationOptions({ onSuccess: refresh, onError }))
  const call = useMutation(api.inbox.logCall.mutationOptions({ onSuccess: refresh, onError }))
  const send = useMutation(api.inbox.send.mutationOptions({ onSuccess: refresh, onError }))
  const read = useMutation(api.inbox.read.mutationOptions({ onSuccess: refresh }))
  const split = useMutation(api.inbox.split.mutationOptions({ onSuccess: refresh, onError }))
  const merge = useMutation(api.inbox.merge.mutationOptions({ onSuccess: refresh, onError }))
  /** Shows an undo notice. */
  const notifyWithUndo = (message: string) => (after: { readonly id: string; readonly revision: number }) =>
    notifyUndo(message, () => undo.mutate({ id: after.id, expectedRevision: after.revision }))
  return { change, note, send, call, read, split, merge, notifyWithUndo, notifyUndo, refresh, unsentMessages: unsentMessages.current }
}
export type InboxActions = ReturnType<typeof useInboxActions>
