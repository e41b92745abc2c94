import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import type { Car } from '@forecourt/rules/entities/Car'
import { hasPrice, isInStock } from '@forecourt/rules/entities/isInStock'
import { isFinanceExcluded } from '@forecourt/rules/finance/lender/isFinanceExcluded'
import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { allPageRules } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { shows } from '@forecourt/rules/parts/Part'
import { modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { postHref } from '@forecourt/rules/routing/blogHref'
import { carHref, compareHref } from '@forecourt/rules/routing/carHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { frozen } from './frozen'
import type { Demo, DemoSite } from './seededDemo'
import { changedSite } from './switches/changedSite'

/** Address of a demo page. */
export interface DemoAddress {
  /** Site name and address, for messages. */
  readonly name: string
  readonly of: DemoSite
  readonly path: string
  readonly query: string
  readonly route: Route
  /** Features known before loading, beside its kind: blocks, car state, search. */
  readonly parts: readonly string[]
}

/** A loaded demo page. */
export interface DemoPage extends DemoAddress {
  readonly data: PageData
}

/** Kinds of cars whose pages differ. */
const carKinds: { readonly [name: string]: (car: Car, config: ResolvedConfig) => boolean } = {
  'in stock': (car) => car.status === 'in_stock' && hasPrice(car) && car.images.length > 3,
  sold: (car) => car.status === 'sold',
  reserved: (car) => car.reserved && car.status === 'in_stock',
  'coming soon': (car) => car.status === 'coming_soon',
  preorder: (car) => car.preorder,
  'no price': (car) => !hasPrice(car) && !car.preorder && car.status === 'in_stock',
  'no images': (car) => car.images.length === 0,
  'one image': (car) => car.images.length === 1,
  new: (car) => car.carType === 'new',
  demo: (car) => car.carType === 'demo',
  certified: (car) => car.certified,
  reduced: (car) => (car.beforePriceCents ?? 0) > (car.priceCents ?? 0) && hasPrice(car) && car.status === 'in_stock',
  subscription: (car) => car.subscriptionPriceCents !== null,
  tagged: (car) => car.tag !== null && car.status === 'in_stock',
  electric: (car) => car.simpleFuel === 'Electric',
  'rego expired': (car) => car.regoExpiry !== null && car.regoExpiry < '2026-03-01' && car.status === 'in_stock',
  'no comments': (car) => car.dealerComments === null,
  caravan: (car) => car.itemType === 'caravan',
  motorcycle: (car) => car.itemType === 'motorcycle',
  'below the market': (car, config) => shows(carPageParts.market, { car, config }),
}

const searchQueries = [
  '?page=2',
  '?make=Mazda',
  '?sortBy=price_asc',
  '?sortBy=weekly_asc',
  '?price=20000:40000&body=suv',
  '?query=no+such+car+anywhere',
]

/** Addresses of page kinds without parameters. */
const fixedPaths = allPageRules
  .flatMap(([, { addresses = {} }]) => Object.keys(addresses))
  .filter((pattern) => !pattern.includes(':'))
  .map((pattern) => pattern.replace('/*', ''))

/** A path, and what distinguishes its page from others of its kind. */
type Shown = readonly [path: string, shows?: string]

const pathsOf = async (demo: Demo, of: DemoSite): Promise<Shown[]> => {
  const { site, siteData } = of
  const { config } = site
  // Includes cars sold earlier and cars without photos.
  const cars = await demo.carsOf(changedSite(of, { stock: { soldVisibleDays: 60, minImageCount: 0 } }))
  const forSale = cars.filter((car) => car.status === 'in_stock' && hasPrice(car))
  const withoutFinance = forSale.find((car) => isFinanceExcluded(car, config.finance))
  const offers = await demo.load(site, siteData, { page: 'offers', path: '/special-offers' }, '')
  const blog = await demo.load(site, siteData, { page: 'blog', path: '/blog', category: null, tag: null, number: 1 }, '')
  const plain: readonly string[] = [
    '/',
    ...config.pages.list.map(({ path }) => path),
    config.finance.path,
    ...fixedPaths,
    ...siteData.locations.map((location) => locationHref(config, location)),
  ]
  return [
    ...plain.map((path): Shown => [path]),
    ...visibleMenu(config)
      .flatMap((item) => [item.href, ...item.children.map(({ href }) => href)])
      .map((href): Shown => [href, 'of the menu']),
    ...searchQueries.map((query): Shown => [`/search${query}`, query]),
    ...Object.entries(carKinds).flatMap(([name, isKind]): Shown[] =>
      cars
        .filter((car) => isKind(car, config))
        .slice(0, 1)
        .map((car) => [carHref(car), name]),
    ),
    ...cars
      .filter((car) => isInStock(car) && isPrintable(car))
      .slice(0, 1)
      .map(({ slug }): Shown => [`/print/${slug}`]),
    ['/compare', 'no cars'],
    ['/favourites', hasAccounts(config) ? 'with accounts' : 'without accounts'],
    ['/favourites', showsSearches(config) ? 'with searches' : 'without searches'],
    [compareHref(cars.slice(0, 4).map(({ slug }) => slug)), 'cars'],
    // A car excluded from finance, alone and beside others (CAR-24, FAV-02).
    ...(withoutFinance ? [withoutFinance] : []).flatMap((car): Shown[] => [
      [carHref(car), 'without finance'],
      [compareHref([car, ...forSale.slice(0, 2)].map(({ slug }) => slug)), 'without finance'],
    ]),
    ['/models?body=SUV', 'body'],
    // One car per state, and those with the fullest pages.
    ...Object.keys(modelFields.status.choices).flatMap((stage): Shown[] =>
      siteData.range
        .filter((model) => model.stage === stage)
        .slice(0, 1)
        .map(({ path }) => [path, stage]),
    ),
    ...siteData.range
      .toSorted((one, other) => other.accessories - one.accessories)
      .slice(0, 1)
      .flatMap(({ path, accessories }): Shown[] => [
        [path, 'accessories'],
        ...(accessories > 0 ? [[`${path}/accessories`, 'of a model'] as const] : []),
      ]),
    ...(offers?.page === 'offers' ? offers.offers.map((offer): Shown => [offerHref(config, offer), offer.category]) : []),
    ['/review-feedback?first_name=Priya&dealership_name=Meridian+Mazda+Geelong', 'asked'],
    ['/blog/community', 'category'],
    ...(blog?.page === 'blog' ? [...blog.featured, ...blog.posts].slice(0, 1).map((post): Shown => [postHref(post)]) : []),
    ...cars
      .filter((car) => isInStock(car) && hasPrice(car))
      .slice(0, 1)
      .map((car): Shown => [`${carHref(car)}/${config.checkout.path}`, 'a car']),
    ['/personalised/finance?price=30000&deposit=5000&term=5&income=from80', 'asked'],
  ]
}

/** Blocks of a content page, distinguished by their rendering. */
const blocksOf = ({ site: { config } }: DemoSite, route: Route): string[] => {
  const page = route.page === 'content' && config.pages.list.find(({ id }) => id === route.pageId)
  return page
    ? page.blocks.map((block) => [block.kind, 'layout' in block && block.layout, 'form' in block && block.form].filter(Boolean).join(' '))
    : []
}

const addressesOf = async (demo: Demo, of: DemoSite): Promise<DemoAddress[]> => {
  const { site, siteData } = of
  const addresses = new Map<string, DemoAddress & { readonly parts: string[] }>()
  for (const [href, shows = []] of await pathsOf(demo, of)) {
    if (!href.startsWith('/')) continue
    const { pathname: path, search: query } = new URL(href, 'http://site')
    const match = matchRoute(site.config, siteData.names, path)
    if (match.kind !== 'page') continue
    const name = `${site.slug} ${path}${query}`
    const address = addresses.get(name) ?? { name, of, path, query, route: match.route, parts: blocksOf(of, match.route) }
    addresses.set(name, address)
    address.parts.push(...[shows].flat())
  }
  return [...addresses.values()]
}

const addresses = new WeakMap<DemoSite, Promise<DemoAddress[]>>()
const loaded = new WeakMap<DemoAddress, Promise<DemoPage | null>>()

/** Addresses of a site that together cover all it can render; excludes redirects. */
export const demoAddresses = (demo: Demo, of: DemoSite): Promise<DemoAddress[]> => {
  const known = addresses.get(of) ?? addressesOf(demo, of)
  addresses.set(of, known)
  return known
}

/** Loads the page of an address; null if there is none. */
export const loadAddress = (demo: Demo, address: DemoAddress): Promise<DemoPage | null> => {
  const { of, route, query } = address
  const page =
    loaded.get(address) ?? demo.load(of.site, of.siteData, route, query).then((data) => data && frozen<DemoPage>({ ...address, data }))
  loaded.set(address, page)
  return page
}

/** Loads the pages of all `demoAddresses` of a site, in sequence because they share connections; cached per process. */
export const demoPages = async (demo: Demo, of: DemoSite): Promise<DemoPage[]> => {
  const pages: DemoPage[] = []
  for (const address of await demoAddresses(demo, of)) {
    const page = await loadAddress(demo, address)
    if (page) pages.push(page)
  }
  return pages
}
