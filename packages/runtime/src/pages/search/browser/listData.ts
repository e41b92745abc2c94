import type { Location } from '@forecourt/rules/entities/Location'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { PageProps } from '../../../PageProps'

/** How to reach a place is said by its cars' cards, which come drawn. */
const nothingToReach = {
  departments: [],
  specialDays: [],
  phone: null,
  landline: null,
  email: null,
  imageKey: null,
  reviews: null,
} as const satisfies Partial<Location>

/** What of a site travels to the browser with a stock list: what its filters name. */
export const listSite = ({ answers: _, ...site }: SiteData): SiteData => ({
  ...site,
  prices: [],
  bookings: [],
  models: [],
  range: [],
  carOffers: [],
  names: { ...site.names, modelPages: [] },
  locations: site.locations.map((location) => ({ ...location, ...nothingToReach })),
})

type SearchData = PageProps<'search'>['data']

const known = new WeakMap<SearchData, SearchData>()

/** What of a page's data travels to the browser with its list; the same for the same data, so that drawing it again under other settings is no new answer. */
export const listData = (data: SearchData): SearchData => {
  const { state, result, site } = data
  const list: SearchData = known.get(data) ?? { page: 'search', site: listSite(site), state, result: { ...result, cars: [] } }
  known.set(data, list)
  return list
}
