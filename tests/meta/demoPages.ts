import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import type { Car } from '@forecourt/rules/entities/Car'
import { hasPrice } from '@forecourt/rules/entities/hasPrice'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { isFinanceExcluded } from '@forecourt/rules/finance/lender/isFinanceExcluded'
import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import type { PageData } from '@forecourt/rules/pages/PageData'
import { modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { postHref } from '@forecourt/rules/routing/blogHref'
import { carHref } from '@forecourt/rules/routing/carHref'
import { compareHref } from '@forecourt/rules/routing/compareHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { Route } from '@forecourt/rules/routing/Route'
import type { Demo, DemoSite } from './seededDemo'
import { changedSite } from './switches/changedSite'

/** A page of a demo site, loaded. */
export interface DemoPage {
  /** The site's name and the address, for test titles. */
  readonly name: string
  readonly of: DemoSite
  readonly path: string
  readonly query: string
  readonly route: Route
  readonly data: PageData
}

/** Each kind of car that draws a page differently. */
const carKinds: { readonly [name: string]: (car: Car) => boolean } = {
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
}

const searchQueries = [
  '?page=2',
  '?make=Mazda',
  '?sortBy=price_asc',
  '?sortBy=weekly_asc',
  '?price=20000:40000&body=suv',
  '?query=no+such+car+anywhere',
]

const pathsOf = async (demo: Demo, of: DemoSite): Promise<string[]> => {
  const { site, siteData } = of
  const { config } = site
  // Also those sold some time ago, and those without photos.
  const cars = await demo.carsOf(changedSite(of, { stock: { soldVisibleDays: 60, minImageCount: 0 } }))
  const forSale = cars.filter((car) => car.status === 'in_stock' && hasPrice(car))
  const withoutFinance = forSale.find((car) => isFinanceExcluded(car, config.finance))
  const offers = await demo.load(site, siteData, { page: 'offers', path: '/special-offers' }, '')
  const blog = await demo.load(site, siteData, { page: 'blog', path: '/blog', category: null, tag: null, number: 1 }, '')
  return [
    '/',
    ...config.pages.list.map(({ path }) => path),
    config.finance.path,
    '/search',
    ...searchQueries.map((query) => `/search${query}`),
    ...visibleMenu(config).flatMap((item) => [item.href, ...item.children.map(({ href }) => href)]),
    ...Object.values(carKinds)
      .flatMap((isKind) => cars.find(isKind) ?? [])
      .map(carHref),
    ...cars
      .filter((car) => isInStock(car) && isPrintable(car))
      .slice(0, 1)
      .map(({ slug }) => `/print/${slug}`),
    '/compare',
    compareHref(cars.slice(0, 4).map(({ slug }) => slug)),
    // A car left out of finance, alone and beside those that have it (CAR-24, FAV-02).
    ...(withoutFinance ? [carHref(withoutFinance), compareHref([withoutFinance, ...forSale.slice(0, 2)].map(({ slug }) => slug))] : []),
    '/favourites',
    '/our-location',
    ...siteData.locations.map((location) => locationHref(config, location)),
    '/models',
    '/models?body=SUV',
    '/accessories',
    // One of each state, and the ones with most on their pages.
    ...Object.keys(modelFields.status.choices).flatMap((stage) => siteData.range.find((model) => model.stage === stage)?.path ?? []),
    ...siteData.range
      .toSorted((one, other) => other.accessories - one.accessories)
      .slice(0, 1)
      .flatMap(({ path, accessories }) => [path, ...(accessories > 0 ? [`${path}/accessories`] : [])]),
    '/special-offers',
    ...(offers?.page === 'offers' ? offers.offers.map((offer) => offerHref(config, offer)) : []),
    '/review-feedback',
    '/review-feedback?first_name=Priya&dealership_name=Meridian+Mazda+Geelong',
    '/blog',
    '/blog/community',
    ...(blog?.page === 'blog' ? [...blog.featured, ...blog.posts].slice(0, 1).map(postHref) : []),
    '/success',
    '/sitemap',
    '/sign-in',
    '/my-garage',
    '/booking',
    '/pages/unsubscribe',
    '/checkout-journey',
    ...cars
      .filter((car) => isInStock(car) && hasPrice(car))
      .slice(0, 1)
      .map((car) => `${carHref(car)}/${config.checkout.path}`),
    '/cars/trade-in',
    '/personalised/finance',
    '/personalised/finance?price=30000&deposit=5000&term=5&income=from80',
  ]
}

/** The pages of a site that together show all it can draw; addresses that lead elsewhere are left out. */
export const demoPages = async (demo: Demo, of: DemoSite): Promise<DemoPage[]> => {
  const { site, siteData } = of
  const pages: DemoPage[] = []
  for (const href of new Set(await pathsOf(demo, of))) {
    if (!href.startsWith('/')) continue
    const { pathname: path, search: query } = new URL(href, 'http://site')
    const match = matchRoute(site.config, siteData.names, path)
    if (match.kind !== 'page' || pages.some((page) => page.path === path && page.query === query)) continue
    const data = await demo.load(site, siteData, match.route, query)
    if (data) pages.push({ name: `${site.slug} ${path}${query}`, of, path, query, route: match.route, data })
  }
  return pages
}
