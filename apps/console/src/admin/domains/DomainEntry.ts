import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../server/appRouter'

/** A domain of a site as the page shows it. */
export type DomainEntry = inferRouterOutputs<AppRouter>['domains']['list']['hosts'][number]
