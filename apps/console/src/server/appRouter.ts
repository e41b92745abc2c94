import { accessoriesRouter } from './routers/accessories'
import { accountRouter } from './routers/account'
import { answerTemplatesRouter } from './routers/answerTemplates'
import { auditRouter } from './routers/audit'
import { bookingsRouter } from './routers/bookings'
import { chargesRouter } from './routers/charges'
import { complianceRouter } from './routers/compliance'
import { customersRouter } from './routers/customers'
import { dealershipsRouter } from './routers/dealerships'
import { destinationsRouter } from './routers/destinations'
import { domainsRouter } from './routers/domains'
import { feedsRouter } from './routers/feeds'
import { fleetRouter } from './routers/fleet'
import { imagesRouter } from './routers/images'
import { inboxRouter } from './routers/inbox'
import { layersRouter } from './routers/layers'
import { leadMailsRouter } from './routers/leadMails'
import { leadsRouter } from './routers/leads'
import { lendersRouter } from './routers/lenders'
import { locationsRouter } from './routers/locations'
import { mailboxesRouter } from './routers/mailboxes'
import { manufacturersRouter } from './routers/manufacturers'
import { marketsRouter } from './routers/markets'
import { me } from './routers/me'
import { modelsRouter } from './routers/models'
import { multiSiteRouter } from './routers/multiSite'
import { offersRouter } from './routers/offers'
import { onboardingRouter } from './routers/onboarding'
import { organisationsRouter } from './routers/organisations'
import { outboxRouter } from './routers/outbox'
import { paymentsRouter } from './routers/payments'
import { postsRouter } from './routers/posts'
import { presenceRouter } from './routers/presence'
import { previewRouter } from './routers/preview'
import { prizesRouter } from './routers/prizes'
import { redirectsRouter } from './routers/redirects'
import { requestsRouter } from './routers/requests'
import { reservationsRouter } from './routers/reservations'
import { reviewSourcesRouter } from './routers/reviewSources'
import { reviewsRouter } from './routers/reviews'
import { rolesRouter } from './routers/roles'
import { rolloutsRouter } from './routers/rollouts'
import { schedulesRouter } from './routers/schedules'
import { sharingRouter } from './routers/sharing'
import { sitesRouter } from './routers/sites'
import { statisticsRouter } from './routers/statistics'
import { stockRouter } from './routers/stock'
import { suppliersRouter } from './routers/suppliers'
import { uploadsRouter } from './routers/uploads'
import { usersRouter } from './routers/users'
import { valuationsRouter } from './routers/valuations'
import { router } from './trpc'

/** All procedures of the console's API, by subject; access is checked in each procedure. */
export const appRouter = router({
  me,
  account: accountRouter,
  sites: sitesRouter,
  fleet: fleetRouter,
  domains: domainsRouter,
  redirects: redirectsRouter,
  onboarding: onboardingRouter,
  leads: leadsRouter,
  compliance: complianceRouter,
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
  statistics: statisticsRouter,
  offers: offersRouter,
  posts: postsRouter,
  reviews: reviewsRouter,
  reviewSources: reviewSourcesRouter,
  manufacturers: manufacturersRouter,
  models: modelsRouter,
  accessories: accessoriesRouter,
  lenders: lendersRouter,
  answerTemplates: answerTemplatesRouter,
  customers: customersRouter,
  charges: chargesRouter,
  dealerships: dealershipsRouter,
  schedules: schedulesRouter,
  requests: requestsRouter,
  sharing: sharingRouter,
  presence: presenceRouter,
  layers: layersRouter,
  roles: rolesRouter,
  rollouts: rolloutsRouter,
  multiSite: multiSiteRouter,
  valuations: valuationsRouter,
})

export type AppRouter = typeof appRouter
