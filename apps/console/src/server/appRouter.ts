import { auditRouter } from './routers/audit/auditRouter'
import { domainsRouter } from './routers/domains/domainsRouter'
import { imagesRouter } from './routers/images/imagesRouter'
import { leadsRouter } from './routers/leads/leadsRouter'
import { me } from './routers/me'
import { organisationsRouter } from './routers/organisations/organisationsRouter'
import { outboxRouter } from './routers/outbox/outboxRouter'
import { presenceRouter } from './routers/presence/presenceRouter'
import { previewRouter } from './routers/preview/previewRouter'
import { schedulesRouter } from './routers/schedules/schedulesRouter'
import { sharingRouter } from './routers/sharing/sharingRouter'
import { sitesRouter } from './routers/sites/sitesRouter'
import { stockRouter } from './routers/stock/stockRouter'
import { usersRouter } from './routers/users/usersRouter'
import { createCallerFactory, router } from './trpc'

export const appRouter = router({
  me,
  sites: sitesRouter,
  domains: domainsRouter,
  leads: leadsRouter,
  stock: stockRouter,
  organisations: organisationsRouter,
  users: usersRouter,
  audit: auditRouter,
  outbox: outboxRouter,
  preview: previewRouter,
  images: imagesRouter,
  schedules: schedulesRouter,
  sharing: sharingRouter,
  presence: presenceRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
