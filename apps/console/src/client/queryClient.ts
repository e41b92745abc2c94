import { QueryClient } from '@tanstack/react-query'
import { callError } from './callError'

/** The query cache of the console, shared by react-admin and `api`. Retries a failed read twice, but not a refusal. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 2 && ['OFFLINE', 'INTERNAL_SERVER_ERROR'].includes(callError(error).code),
    },
    // A mutation without a connection fails at once, instead of running later unexpectedly.
    mutations: { networkMode: 'always' },
  },
})
