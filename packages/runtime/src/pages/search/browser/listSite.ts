import type { Location } from '@forecourt/rules/entities/Location'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

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
