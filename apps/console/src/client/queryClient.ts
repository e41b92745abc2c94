import { QueryClient } from '@tanstack/react-query'
import { callError } from './callError'

/**
 * What the console has read, shared by react-admin and `api`. Reads are tried twice, but not when the answer would be the same: a
 * refusal is a refusal.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 2 && ['OFFLINE', 'INTERNAL_SERVER_ERROR'].includes(callError(error).code),
    },
    // A change that can't reach the server says so at once, instead of being made later when nobody expects it.
    mutations: { networkMode: 'always' },
  },
})
