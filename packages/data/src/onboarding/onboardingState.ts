import { bookingKinds } from '@forecourt/rules/bookings/Booking'
import { statesThatShowPlates } from '@forecourt/rules/compliance/notices/newSouthWalesNotices'
import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import { hasPicture } from '@forecourt/rules/menus/headerParts'
import type { HandoverState } from '@forecourt/rules/onboarding/checklist/handoverItems'
import type { PromiseState } from '@forecourt/rules/onboarding/checklist/promiseItems'
import type { SiteState } from '@forecourt/rules/onboarding/checklist/siteItems'
import type { OnboardingState } from '@forecourt/rules/onboarding/onboardingChecklist'
import { valuesOnline } from '@forecourt/rules/valuations/isValuedOnline'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { choosesChatProvider, connectsChat, offersMessages } from '@forecourt/schema/switches/contactSwitches'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import { offersReservations, takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { siteForEditing } from '../publishing/siteForEditing'
import { siteLayer } from '../sites/lockDraft'
import type { Transaction } from '../Transaction'

interface SiteContext {
  readonly organisationId: string
  readonly siteId: string
  readonly config: ResolvedConfig
  /** Empty for all dealerships of the organisation. */
  readonly dealershipIds: readonly string[]
}

const ofDealerships = ({ dealershipIds }: SiteContext) => (dealershipIds.length > 0 ? { dealershipId: { in: [...dealershipIds] } } : {})

const siteState = async (tx: Transaction, site: SiteContext): Promise<Omit<SiteState, 'published' | 'draftDiffers'>> => {
  const { organisationId, config } = site
  const locations = await tx.location.findMany({
    where: { organisationId, visible: true, ...ofDealerships(site) },
    select: { departments: true, email: true, latitude: true, longitude: true, postcode: true },
  })
  const listed = { organisationId, ...ofDealerships(site), status: { in: ['in_stock', 'coming_soon'] }, showOnDealerWebsite: true }
  return {
    country: config.identity.country,
    hasLicence: config.identity.licence.trim() !== '',
    cars: await tx.car.count({ where: listed }),
    carsWithoutPhotos: await tx.car.count({ where: { ...listed, images: { none: {} } } }),
    carsWithoutPlate: await tx.car.count({
      where: {
        ...{ ...listed, carType: { not: 'new' }, OR: [{ regoPlate: null }, { regoPlate: '' }] },
        location: { state: { in: [...statesThatShowPlates] } },
      },
    }),
    unpriced: await unpricedCars(tx, site),
    locations: locations.length,
    locationsWithHours: locations.filter(({ departments }) => Array.isArray(departments) && departments.length > 0).length,
    locationsOnMap: locations.filter(({ latitude, longitude }) => latitude !== null && longitude !== null).length,
    locationsApproximatelyOnMap: locations.filter(({ latitude, longitude, postcode }) => {
      const centre = postcodePoint(config.identity.country, postcode)
      return centre !== null && centre.latitude === latitude && centre.longitude === longitude
    }).length,
    hasLogo: hasPicture.holds({ config }),
    leadRecipients: new Set([...config.leads.notify, ...locations.flatMap(({ email }) => email ?? [])]).size,
    hasFinanceProvider: shownFinance.lender(config),
    showsEstimates: shownFinance.estimates(config),
    carsWithLender: await tx.car.count({ where: { ...listed, NOT: { financeLenders: { equals: {} } } } }),
    ratesConfirmed: shownFinance.confirmedRates(config),
    showsCreditLicence: config.finance.creditLicence !== '',
  }
}

/**
 * Visible cars whose price the last import of a feed left out because nothing says what it includes, and the import with most of them;
 * null if there are none.
 */
const unpricedCars = async (tx: Transaction, { organisationId, dealershipIds }: SiteContext): Promise<SiteState['unpriced']> => {
  const ofSite = dealershipIds.length > 0 ? Prisma.sql`feed.dealership_id = any(${[...dealershipIds]})` : Prisma.sql`true`
  const imports = await tx.$queryRaw<{ feedId: string; runId: string; cars: number }[]>`
    select feed.id as "feedId", run.id as "runId", count(distinct car.id)::int as cars
    from stock_feeds feed
    join lateral (
      select id, problems from stock_feed_runs last
      where last.organisation_id = feed.organisation_id and last.feed_id = feed.id and last.status in ('applied', 'unchanged')
      order by last.started_at desc, last.finished_at desc limit 1
    ) run on true
    join lateral jsonb_array_elements(run.problems) problem on problem -> 'isUnpriced' = 'true'
    join cars car on car.organisation_id = feed.organisation_id and car.dealership_id = feed.dealership_id
      and car.stock_number = problem ->> 'stockNumber' and car.price_cents is null
      and car.status in ('in_stock', 'coming_soon') and car.show_on_dealer_website
    where feed.organisation_id = ${organisationId} and ${ofSite}
    group by feed.id, run.id order by cars desc, feed.id`
  const [most] = imports
  return most ? { ...most, cars: imports.reduce((sum, { cars }) => sum + cars, 0) } : null
}

/** Forms of the pages and buttons of the cars. */
const offeredForms = (config: ResolvedConfig): ReadonlySet<string> =>
  new Set([
    ...shownPages(config).flatMap((page) => shownBlocks(page).flatMap((block) => (block.kind === 'form' ? [block.form] : []))),
    ...[...config.vdp.buttons, ...config.card.buttons].map(({ id }) => id),
  ])

const promiseState = async (tx: Transaction, site: SiteContext): Promise<PromiseState> => {
  const { organisationId, config } = site
  const forms = offeredForms(config)
  const places = await tx.location.findMany({ where: { organisationId, visible: true, ...ofDealerships(site) }, select: { id: true } })
  const bookable = await tx.bookingSetting.findMany({
    where: { organisationId, enabled: true, locationId: { in: places.map(({ id }) => id) } },
    select: { kind: true },
  })
  return {
    offeredVisits: bookingKinds.filter((kind) => forms.has(kind)),
    bookableVisits: bookingKinds.filter((kind) => bookable.some((setting) => setting.kind === kind)),
    bookingLocationId: places.length === 1 ? (places[0]?.id ?? null) : null,
    offersReserving: forms.has('reserve'),
    takesReservations: offersReservations(config),
    takesDeposits: takesDeposits(config),
    paymentAccounts: await tx.paymentAccount.count({ where: { organisationId, endedAt: null } }),
    valuesTradeIns: valuesOnline.holds({ config }) && forms.has('tradeIn'),
    hasPricingRules: (await tx.valuationRulesOf.count({ where: { organisationId } })) > 0,
    offersChat: forms.has('chat') || choosesChatProvider(config),
    chatWorks: offersMessages(config) || connectsChat(config),
  }
}

const handoverState = async (tx: Transaction, site: SiteContext): Promise<HandoverState> => {
  const { organisationId, siteId } = site
  const feeds = await tx.stockFeed.findMany({
    where: { organisationId, ...ofDealerships(site), paused: false },
    select: { source: true },
  })
  const hosts = await tx.hostName.findMany({ where: { siteId, proof: { not: null } }, select: { verifiedAt: true } })
  const destinations = await tx.leadDestination.findMany({
    where: { organisationId, paused: false },
    select: { deliveredAt: true },
  })
  const people = await tx.user.findMany({
    where: { disabled: false, memberships: { some: { organisationId, OR: [{ siteId: null }, { siteId }] } } },
    select: { activatedAt: true },
  })
  return {
    destinations: destinations.length,
    destinationsThatWork: destinations.filter(({ deliveredAt }) => deliveredAt !== null).length,
    automaticFeeds: feeds.filter(({ source }) => (source as { readonly kind?: string }).kind !== 'upload').length,
    ownDomains: hosts.length,
    verifiedDomains: hosts.filter(({ verifiedAt }) => verifiedAt !== null).length,
    redirects: await tx.redirect.count({ where: { organisationId, siteId } }),
    people: people.length,
    invited: people.filter(({ activatedAt }) => activatedAt === null).length,
  }
}

/** State of a site for its to-do list; null for a site out of scope. */
export const onboardingState = async (scope: Scope, siteId: string): Promise<OnboardingState | null> => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) return null
  const { site, layers, draft, dealershipIds } = editing
  const { config } = resolveConfig([...layers, siteLayer(site.name, draft.values)])
  const context = { organisationId: site.organisationId, siteId, config, dealershipIds }
  return scope.transaction(async (tx) => ({
    published: site.status === 'live' && site.liveVersion !== null,
    draftDiffers: site.unpublishedChanges,
    ...(await siteState(tx, context)),
    ...(await promiseState(tx, context)),
    ...(await handoverState(tx, context)),
  }))
}
