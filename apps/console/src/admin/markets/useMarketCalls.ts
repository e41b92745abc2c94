import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'

/** Opens a file of a site to a market place, or closes it; what the console shows of them follows. */
export const useMarketCalls = (title: string) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const after = (words: string) => ({
    onSuccess: () => {
      notify(words, { type: 'success' })
      void queries.invalidateQueries(api.markets.pathFilter())
    },
    onError: (error: unknown) => notify(callError(error).message, { type: 'error' }),
  })
  return {
    open: useMutation(api.markets.open.mutationOptions(after(`${title} is open: give its address to the market place.`))),
    renew: useMutation(api.markets.open.mutationOptions(after('It has another address now; the one before finds nothing.'))),
    close: useMutation(api.markets.close.mutationOptions(after(`${title} is closed: its address finds nothing any more.`))),
  }
}
