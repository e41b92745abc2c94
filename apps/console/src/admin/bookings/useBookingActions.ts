import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { useUndoNotice } from '../../parts/useUndoNotice'

/** Returns a function that invalidates all booking queries. */
export const useInvalidateBookings = () => {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries(api.bookings.pathFilter()), [queries])
}

/** Mutations of bookings, with an undo notice before the shopper is notified. */
export const useBookingActions = () => {
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const onSuccess = useInvalidateBookings()
  const onError = (error: unknown) => {
    notify(callError(error).message, { type: 'error' })
    onSuccess()
  }
  const undo = useMutation(api.bookings.undo.mutationOptions({ onSuccess, onError }))
  const transition = useMutation(api.bookings.transition.mutationOptions({ onSuccess }))
  const move = useMutation(api.bookings.move.mutationOptions({ onSuccess }))
  const notifyWithUndo = (message: string) => (booking: { readonly id: string; readonly revision: number }) =>
    notifyUndo(message, () => undo.mutate({ id: booking.id, expectedRevision: booking.revision }))
  return { transition, move, notifyWithUndo, onError }
}
