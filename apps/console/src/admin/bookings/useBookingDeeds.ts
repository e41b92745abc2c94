import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { useUndoNotice } from '../../parts/useUndoNotice'

/** Reads anew whatever is shown of bookings. */
export const useBookingNews = () => {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries(api.bookings.pathFilter()), [queries])
}

/** What is done to a booking; for a short time each has its way back beside what was done, before the shopper hears of it. */
export const useBookingDeeds = () => {
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const onSuccess = useBookingNews()
  const onError = (error: unknown) => {
    notify(callError(error).message, { type: 'error' })
    onSuccess()
  }
  const undo = useMutation(api.bookings.undo.mutationOptions({ onSuccess, onError }))
  const transition = useMutation(api.bookings.transition.mutationOptions({ onSuccess }))
  const move = useMutation(api.bookings.move.mutationOptions({ onSuccess }))
  const done = (says: string) => (booking: { readonly id: string; readonly revision: number }) =>
    notifyUndo(says, () => undo.mutate({ id: booking.id, expectedRevision: booking.revision }))
  return { transition, move, done, onError }
}
