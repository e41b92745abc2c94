import { emptyGarage, type Garage } from '@forecourt/rules/accounts/Garage'
import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import { comparedSlugs } from '@forecourt/rules/accounts/saved-cars/comparedSlugs'
import type { Unsubscribing } from '@forecourt/rules/accounts/Unsubscribing'
import type { BookingPageView } from '@forecourt/rules/bookings/BookingPage'
import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import { otherCarParts } from '@forecourt/rules/car/page/otherCarParts'
import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { newCheckout } from '@forecourt/rules/checkout/newCheckout'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { parsePersonalFinance } from '@forecourt/rules/finance/personal/parsePersonalFinance'
import type { BlockData, FinanceKnown, PageData } from '@forecourt/rules/pages/PageData'
import { mayShow } from '@forecourt/rules/parts/mayShow'
import { parseFeedbackParams } from '@forecourt/rules/reviews/feedbackParams'
import { parseFinanceParams } from '@forecourt/rules/routing/financeParams'
import type { Route } from '@forecourt/rules/routing/Route'
import { listPageSize } from '@forecourt/rules/search/list/listPageSize'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { exampleValuationPage } from '@forecourt/rules/valuations/exampleValuationPage'
import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { isFinancePath } from '@forecourt/schema/switches/isFinancePath'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { modelAccessories, modelPage } from '../manufacturers/modelPage'
import { currentOffers } from '../offers/currentOffers'
import type { RenderedSite } from '../sites/RenderedSite'
import { carBySlug, carByVin } from '../stock/reading/carBySlug'
import { carsBySlugs } from '../stock/reading/carsBySlugs'
import { readCars } from '../stock/reading/readCars'
import { selectCars } from '../stock/reading/selectCars'
import { withdrawnCarBySlug } from '../stock/reading/withdrawnCarBySlug'
import { listedStock } from '../stock/search/listedStock'
import { similarCars } from '../stock/search/similarCars'
import { canonicalHost } from '../stock/sitesBefore'
import { latestReviews } from './latestReviews'
import { loadBlock } from './loadBlock'
import { loadSiteData } from './loadSiteData'
import { offeredCars } from './offeredCars'
import { onRoadCharges } from './onRoadCharges'
import { loadBlog } from './posts/loadBlog'
import { loadPost } from './posts/loadPost'
import type { StockSearch } from './StockSearch'

export interface PageQuestion {
  /** The instant the page is for, ISO in UTC. */
  readonly now: string
  /** Needed for search pages. */
  readonly search?: StockSearch
  /** The query string of a search or a comparison. */
  readonly query?: URLSearchParams
  /** The address of a site at a host, where search engines are to be told of the one they find a car on. */
  readonly originOf?: (host: string) => string
  /** If the caller has it already. */
  readonly siteData?: SiteData
  /** Of the pages of one shopper: what is theirs. Without it, they are as for somebody who has just come, such as in a preview. */
  readonly own?: {
    readonly signIn?: SignIn
    readonly garage?: Garage
    readonly unsubscribing?: Unsubscribing
    readonly booking?: BookingPageView | null
    readonly checkout?: Checkout | null
    readonly tradeIn?: ValuationPage
  }
}

const newSignIn: SignIn = {
  type: 'my-garage',
  redirect: '/my-garage',
  back: '/',
  step: 'contact',
  sentTo: '',
  problem: null,
  again: null,
  adds: null,
}

type Loader<Page extends Route['page'], Found extends PageData['page'] = Page> = (
  db: Database,
  site: RenderedSite,
  route: Extract<Route, { page: Page }>,
  data: SiteData,
  question: PageQuestion,
) => Promise<Extract<PageData, { page: Found }> | null>

const carsAtLocation = 4
const reviewsAtLocation = 6

/** What the link that led to a finance form knows: a car by its slug, its id or its VIN, as long as it can be had, and an offer while it runs (RTE-11, OFR-04). */
const financeKnown = async (db: Database, site: RenderedSite, query: URLSearchParams, now: string): Promise<FinanceKnown | null> => {
  const asked = parseFinanceParams(query)
  if (!asked) return null
  const named = asked.car === null ? null : await carBySlug(db, site, asked.car)
  const car = named ?? (asked.vin === null ? null : await carByVin(db, site, asked.vin))
  const offer =
    asked.offer === null
      ? undefined
      : await db
          .forOrganisation(site.organisationId)
          .transaction((tx) => currentOffers(tx, site, now, { id: asked.offer ?? '' }))
          .then(([found]) => found)
  return { asked, car: car && isInStock(car) ? { slug: car.slug, name: car.name } : null, offer: offer?.name ?? null }
}

const loadContent: Loader<'content'> = async (db, site, { pageId, path }, data, { now, query }) => {
  const page = shownPages(site.config).find(({ id }) => id === pageId)
  if (!page) return null
  const blocks = await db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const loaded: { [blockId: string]: BlockData } = {}
    for (const block of page.blocks) {
      const blockData = await loadBlock(tx, site, block, now)
      if (blockData) loaded[block.id] = blockData
    }
    return loaded
  })
  const finance = query && isFinancePath(path, site.config) ? await financeKnown(db, site, query, now) : null
  if (finance) for (const { id, kind } of page.blocks) if (kind === 'form') blocks[id] = { ...blocks[id], finance }
  return { page: 'content', site: data, blocks }
}

const loadSearch: Loader<'search'> = async (_db, site, { preset }, data, { now, search, query = new URLSearchParams() }) => {
  if (!search) throw new Error('A search page needs a stock search to load it with.')
  const state = parseSearch(query, { config: site.config, preset })
  const pageSize = listPageSize(site.config.search, preset)
  const asked = { ...site, config: { ...site.config, search: { ...site.config.search, pageSize } } }
  return { page: 'search', site: data, state, result: await search.search(asked, state, preset, now) }
}

/** Others like a withdrawn car are the point of its page, whatever the settings say of those for sale. */
const loadGone: Loader<'car', 'gone'> = async (db, site, { slug }, data, { now }) => {
  const withdrawn = await withdrawnCarBySlug(db, site, slug)
  if (!withdrawn) return null
  const { name, make, makeSlug, model, modelSlug, year, carType, itemType } = withdrawn
  const car = { slug: withdrawn.slug, name, make, makeSlug, model, modelSlug, year, carType, itemType }
  return { page: 'gone', site: data, car, similar: await similarCars(db, site, withdrawn, now) }
}

const loadCar: Loader<'car', 'car' | 'gone'> = async (db, site, route, data, question) => {
  const car = await carBySlug(db, site, route.slug)
  if (!car) return loadGone(db, site, route, data, question)
  const { now, originOf } = question
  const [similar, charges, host] = await Promise.all([
    mayShow(otherCarParts.similar, site.config) ? similarCars(db, site, car, now) : [],
    onRoadCharges(db, site, car),
    originOf && isInStock(car) ? canonicalHost(db, site, car, now) : undefined,
  ])
  const canonicalOrigin = host === undefined ? undefined : originOf?.(host)
  const location = data.locations.find(({ id }) => id === car.locationId) ?? null
  return { page: 'car', site: data, car, location, similar, charges, canonicalOrigin }
}

/** A sheet is for a car somebody can buy, with a price and a picture (VDP-11). */
const loadPrint: Loader<'print'> = async (db, site, { slug }, data) => {
  const car = await carBySlug(db, site, slug)
  if (!car || !isInStock(car) || !isPrintable(car)) return null
  return { page: 'print', site: data, car, location: data.locations.find(({ id }) => id === car.locationId) ?? null }
}

const loadLocation: Loader<'location'> = async (db, site, { slug }, data, { now }) => {
  const location = data.locations.find((candidate) => candidate.slug === slug && candidate.visible)
  if (!location) return null
  return db.forOrganisation(site.organisationId).transaction(async (tx) => ({
    page: 'location',
    site: data,
    location,
    cars: await selectCars(tx, {
      where: Prisma.sql`${listedStock(site, now)} and car.status <> 'sold' and car.location_id = ${location.id}`,
      order: Prisma.sql`car.created_at desc, car.id`,
      limit: carsAtLocation,
    }),
    reviews: await latestReviews(tx, site, { limit: reviewsAtLocation, locationId: location.id }),
  }))
}

const loadOffers: Loader<'offers'> = async (db, site, _route, data, { now }) => ({
  page: 'offers',
  site: data,
  offers: await db.forOrganisation(site.organisationId).transaction((tx) => currentOffers(tx, site, now)),
})

const loadOffer: Loader<'offer'> = (db, site, { offerId }, data, { now }) =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const [offer] = await currentOffers(tx, site, now, { id: offerId })
    return offer ? { page: 'offer', site: data, offer, ...(await offeredCars(tx, site, offer, now)) } : null
  })

const loadPosts: Loader<'blog'> = (db, site, { category, tag, number }, data, { now }) =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const list = await loadBlog(tx, site, { category, tag, number }, now)
    return list && { page: 'blog', site: data, ...list }
  })

const loadModel: Loader<'model'> = (db, site, { modelId }, data, { now }) =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const model = data.range.find(({ id }) => id === modelId)
    const page = model && (await modelPage(tx, site, model, now))
    return page ? { page: 'model', site: data, model, ...page } : null
  })

const loadAccessories: Loader<'accessories'> = async (db, site, { modelId }, data) => {
  const model = data.range.find(({ id }) => id === modelId) ?? null
  if (model === null) return modelId === null ? { page: 'accessories', site: data, model, accessories: [] } : null
  const accessories = await db.forOrganisation(site.organisationId).transaction((tx) => modelAccessories(tx, model))
  return { page: 'accessories', site: data, model, accessories }
}

/** Sold cars can be compared; those of other sites, withdrawn or made up are only counted (FAV-02). */
const loadCompare: Loader<'compare'> = async (db, site, _route, data, { query = new URLSearchParams() }) => {
  const asked = comparedSlugs(query)
  const cars = await carsBySlugs(db, site, asked)
  return { page: 'compare', site: data, cars, missing: asked.length - cars.length }
}

const loadPersonal: Loader<'personalisedFinance'> = async (db, site, _route, data, { query = new URLSearchParams() }) => {
  const named = query.get('car_id')
  const found = named ? await carBySlug(db, site, named) : null
  const car = found && isInStock(found) && found.priceCents !== null ? found : null
  const asked = parsePersonalFinance(query, site.config, car)
  const personal = {
    asked,
    isSubmitted: query.has('term') && Object.keys(asked.faults).length === 0,
    car: car && { slug: car.slug, name: car.name },
  }
  return { page: 'personalisedFinance', site: data, personal }
}

const firstReservable = async (db: Database, site: RenderedSite, now: string) => {
  const [car] = await readCars(db, site.organisationId, {
    where: Prisma.sql`${listedStock(site, now)} and car.status = 'in_stock' and not car.reserved and cardinality(car.payment_processors) > 0`,
    order: Prisma.sql`car.id`,
    limit: 1,
  })
  return car ?? null
}

/** A journey as its shopper has it; without one, as it begins for the car that the address names, or for the first that can be reserved. */
const loadCheckoutPage: Loader<'checkout'> = async (db, site, { kind, slug }, data, { now, query, own }) => {
  if (own?.checkout !== undefined) return { page: 'checkout', site: data, checkout: own.checkout }
  const asked = slug ?? query?.get('car_id')
  const car = asked ? await carBySlug(db, site, asked) : await firstReservable(db, site, now)
  if (!car) return null
  const charges = (await onRoadCharges(db, site, car)) ?? []
  return { page: 'checkout', site: data, checkout: newCheckout(kind, car, { charges, similar: await similarCars(db, site, car, now) }) }
}

/** Loads all that a page shows, so that rendering fetches nothing; null when there is no such page. */
export const loadPage = async (db: Database, site: RenderedSite, route: Route, question: PageQuestion): Promise<PageData | null> => {
  const data = question.siteData ?? (await loadSiteData(db, site, question.now))
  switch (route.page) {
    case 'content':
      return loadContent(db, site, route, data, question)
    case 'search':
      return loadSearch(db, site, route, data, question)
    case 'car':
      return loadCar(db, site, route, data, question)
    case 'print':
      return loadPrint(db, site, route, data, question)
    case 'location':
      return loadLocation(db, site, route, data, question)
    case 'offers':
      return loadOffers(db, site, route, data, question)
    case 'offer':
      return loadOffer(db, site, route, data, question)
    case 'blog':
      return loadPosts(db, site, route, data, question)
    case 'post':
      return db
        .forOrganisation(site.organisationId)
        .transaction((tx) => loadPost(tx, site, route.slug, { now: question.now, site: data, search: question.search }))
    case 'models':
      return { page: 'models', site: data, body: question.query?.get('body') ?? null }
    case 'model':
      return loadModel(db, site, route, data, question)
    case 'accessories':
      return loadAccessories(db, site, route, data, question)
    case 'compare':
      return loadCompare(db, site, route, data, question)
    case 'signIn':
      return { page: 'signIn', site: data, signIn: question.own?.signIn ?? newSignIn }
    case 'garage':
      return { page: 'garage', site: data, garage: question.own?.garage ?? emptyGarage }
    case 'booking':
      return { page: 'booking', site: data, view: question.own?.booking ?? null }
    case 'personalisedFinance':
      return loadPersonal(db, site, route, data, question)
    case 'unsubscribe':
      return { page: 'unsubscribe', site: data, unsubscribing: question.own?.unsubscribing ?? { token: '', state: 'asked' } }
    case 'checkout':
      return loadCheckoutPage(db, site, route, data, question)
    case 'tradeIn':
      return {
        page: 'tradeIn',
        site: data,
        tradeIn: question.own?.tradeIn ?? exampleValuationPage(question.query?.get('step') ?? null, site.config, question.now),
      }
    case 'reviewFeedback':
      return { page: 'reviewFeedback', site: data, asked: parseFeedbackParams(question.query ?? new URLSearchParams()) }
    case 'locations':
    case 'favourites':
    case 'success':
    case 'sitemap':
      return { page: route.page, site: data }
  }
}
