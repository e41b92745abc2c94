import { accessoriesRouter } from './routers/accessories/accessoriesRouter'
import { accountRouter } from './routers/account/accountRouter'
import { acrossRouter } from './routers/across/acrossRouter'
import { answerTemplatesRouter } from './routers/answerTemplates/answerTemplatesRouter'
import { auditRouter } from './routers/audit/auditRouter'
import { bookingsRouter } from './routers/bookings/bookingsRouter'
import { chargesRouter } from './routers/charges/chargesRouter'
import { domainsRouter } from './routers/domains/domainsRouter'
import { feedsRouter } from './routers/feeds/feedsRouter'
import { imagesRouter } from './routers/images/imagesRouter'
import { inboxRouter } from './routers/inbox/inboxRouter'
import { layersRouter } from './routers/layers/layersRouter'
import { destinationsRouter } from './routers/leads/destinations/destinationsRouter'
import { leadsRouter } from './routers/leads/leadsRouter'
import { mailboxesRouter } from './routers/leads/mailboxes/mailboxesRouter'
import { leadMailsRouter } from './routers/leads/mails/mailsRouter'
import { prizesRouter } from './routers/leads/prizes/prizesRouter'
import { suppliersRouter } from './routers/leads/suppliers/suppliersRouter'
import { lendersRouter } from './routers/lenders/lendersRouter'
import { locationsRouter } from './routers/locations/locationsRouter'
import { manufacturersRouter } from './routers/manufacturers/manufacturersRouter'
import { marketsRouter } from './routers/markets/marketsRouter'
import { me } from './routers/me'
import { modelsRouter } from './routers/models/modelsRouter'
import { numbersRouter } from './routers/numbers/numbersRouter'
import { offersRouter } from './routers/offers/offersRouter'
import { onboardingRouter } from './routers/onboarding/onboardingRouter'
import { dealershipsRouter } from './routers/organisations/dealershipsRouter'
import { organisationsRouter } from './routers/organisations/organisationsRouter'
import { outboxRouter } from './routers/outbox/outboxRouter'
import { paymentsRouter } from './routers/payments/paymentsRouter'
import { postsRouter } from './routers/posts/postsRouter'
import { presenceRouter } from './routers/presence/presenceRouter'
import { previewRouter } from './routers/preview/previewRouter'
import { redirectsRouter } from './routers/redirects/redirectsRouter'
import { requestsRouter } from './routers/requests/requestsRouter'
import { reservationsRouter } from './routers/reservations/reservationsRouter'
import { reviewsRouter } from './routers/reviews/reviewsRouter'
import { reviewSourcesRouter } from './routers/reviews/sources/reviewSourcesRouter'
import { rolloutsRouter } from './routers/rollouts/rolloutsRouter'
import { schedulesRouter } from './routers/schedules/schedulesRouter'
import { sharingRouter } from './routers/sharing/sharingRouter'
import { sitesRouter } from './routers/sites/sitesRouter'
import { stockRouter } from './routers/stock/stockRouter'
import { uploadsRouter } from './routers/uploads/uploadsRouter'
import { usersRouter } from './routers/users/usersRouter'
import { valuationsRouter } from './routers/valuations/valuationsRouter'
import { router } from './trpc'

export const appRouter = router({
  me,
  account: accountRouter,
  sites: sitesRouter,
  domains: domainsRouter,
  redirects: redirectsRouter,
  onboarding: onboardingRouter,
  leads: leadsRouter,
  destinations: destinationsRouter,
  suppliers: suppliersRouter,
  leadMails: leadMailsRouter,
  mailboxes: mailboxesRouter,
  inbox: inboxRouter,
  reservations: reservationsRouter,
  payments: paymentsRouter,
  prizes: prizesRouter,
  bookings: bookingsRouter,
  stock: stockRouter,
  feeds: feedsRouter,
  markets: marketsRouter,
  organisations: organisationsRouter,
  users: usersRouter,
  audit: auditRouter,
  outbox: outboxRouter,
  preview: previewRouter,
  images: imagesRouter,
  uploads: uploadsRouter,
  locations: locationsRouter,
  numbers: numbersRouter,
  offers: offersRouter,
  posts: postsRouter,
  reviews: reviewsRouter,
  reviewSources: reviewSourcesRouter,
  manufacturers: manufacturersRouter,
  models: modelsRouter,
  accessories: accessoriesRouter,
  lenders: lendersRouter,
  answerTemplates: answerTemplatesRouter,
  charges: chargesRouter,
  dealerships: dealershipsRouter,
  schedules: schedulesRouter,
  requests: requestsRouter,
  sharing: sharingRouter,
  presence: presenceRouter,
  layers: layersRouter,
  rollouts: rolloutsRouter,
  across: acrossRouter,
  valuations: valuationsRouter,
})

export type AppRouter = typeof appRouter
