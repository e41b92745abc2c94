import type { Location } from '@forecourt/rules/entities/Location'
import { callsInHoursOnly } from '@forecourt/rules/phone/callsInHoursOnly'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Which departments a place has says which forms it takes; when they are there, only what a card calls by. */
const withoutHours = ({ departments }: Location): Pick<Location, 'departments' | 'specialDays'> => ({
  departments: departments.map((department) => ({ ...department, hours: [] })),
  specialDays: [],
})

/** What of a site travels to the browser to draw cards there: its places without the numbers and addresses to reach them, and with their hours only where cards go by them. */
export const cardSite = (site: SiteData, config: Pick<ResolvedConfig, 'phone'>): SiteData => ({
  ...site,
  models: [],
  range: [],
  // Which cars an offer is for, and what it is called: its own page says the rest.
  carOffers: site.carOffers.map((offer) => ({ ...offer, description: '', disclaimer: null, rateExample: null, imageKey: null })),
  names: { ...site.names, modelPages: [] },
  locations: site.locations.map((location) => ({
    ...location,
    ...(!callsInHoursOnly(config) && withoutHours(location)),
    phone: null,
    landline: null,
    email: null,
    imageKey: null,
    reviews: null,
  })),
})
