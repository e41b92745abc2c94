import { createTRPCClient, httpBatchLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../server/appRouter'

/** The console's typed line to its server. Every call is a POST: a draft doesn't fit into an address, and nothing ends up in logs. */
export const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/api/trpc', transformer: superjson, methodOverride: 'POST', maxItems: 10 })],
})
