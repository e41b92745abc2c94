import { createTRPCClient, httpBatchLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../apps/console/src/server/appRouter'

/** The console's procedures, called as a signed-in person. */
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
