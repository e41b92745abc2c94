import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../client/api'

/** Reads anew whatever is shown of bookings. */
export const useBookingNews = () => {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries(api.bookings.pathFilter()), [queries])
}
