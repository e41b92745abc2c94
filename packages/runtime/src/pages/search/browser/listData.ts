import type { Location } from '@forecourt/rules/entities/Location'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { PageProps } from '../../../PageProps'

/** Contact details are in the server-rendered cards. */
const nothingToReach = {
  departments: [],
  specialDays: [],
  phone: null,
  landline: null,
  email: null,
  imageKey: null,
  reviews: null,
} as const satisfies Partial<Location>

/** The site data sent to the browser with a stock list: names in its filters. */
export const listSite = ({ answers: _, ...site }: SiteData): SiteData => ({
  ...site,
  prices: [],
  bookings: [],
  visitTimes: [],
  models: [],
  range: [],
  carOffers: [],
  offerStock: {},
  names: { ...site.names, modelPages: [] },
  locations: site.locations.map((location) => ({ ...location, ...nothingToReach })),
})

type SearchData = PageProps<'search'>['data']

const cachedData = new WeakMap<SearchData, SearchData>()

/**
 * The page data sent to the browser with its list. Memoised per result: a render with changed settings passes the same object, which is not
 * taken for new results.
 */
export const listData = (data: SearchData): SearchData => {
  const { state, result, site } = data
  const list: SearchData = cachedData.get(data) ?? { page: 'search', site: listSite(site), state, result: { ...result, cars: [] } }
  cachedData.set(data, list)
  return list
}
