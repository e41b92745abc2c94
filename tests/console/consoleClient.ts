import { createTRPCClient, httpBatchLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../apps/console/src/server/appRouter'

/** Console API client of a signed-in user. */
export const consoleClient = (consoleUrl: string, cookie: string) =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${consoleUrl}/api/trpc`,
        transformer: superjson,
        methodOverride: 'POST',
        headers: { cookie, origin: consoleUrl },
      }),
    ],
  })
