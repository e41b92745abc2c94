import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { AppRouter } from '../server/appRouter'
import { queryClient } from './queryClient'
import { trpc } from './trpc'

/**
 * Every procedure as TanStack Query options, such as `useQuery(api.users.choices.queryOptions())`; keys are made of its path and input.
 * Code outside React, such as an editor session, calls `trpc` itself (docs/decisions/034).
 */
export const api = createTRPCOptionsProxy<AppRouter>({ client: trpc, queryClient })
