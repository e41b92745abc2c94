import { auditRouter } from './routers/audit/auditRouter'
import { leadsRouter } from './routers/leads/leadsRouter'
import { me } from './routers/me'
import { organisationsRouter } from './routers/organisations/organisationsRouter'
import { outboxRouter } from './routers/outbox/outboxRouter'
import { previewRouter } from './routers/preview/previewRouter'
import { sitesRouter } from './routers/sites/sitesRouter'
import { stockRouter } from './routers/stock/stockRouter'
import { usersRouter } from './routers/users/usersRouter'
import { createCallerFactory, router } from './trpc'

export const appRouter = router({
  me,
  sites: sitesRouter,
  leads: leadsRouter,
  stock: stockRouter,
  organisations: organisationsRouter,
  users: usersRouter,
  audit: auditRouter,
  outbox: outboxRouter,
  preview: previewRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
