import type { SiteData } from '@forecourt/rules/sites/SiteData'

/** What of a site travels to the browser to draw a stock list there: its places without the numbers and addresses to reach them. */
export const listSite = (site: SiteData): SiteData => ({
  ...site,
  models: [],
  range: [],
  // Which cars an offer is for, and what it is called: its own page says the rest.
  carOffers: site.carOffers.map((offer) => ({ ...offer, description: '', disclaimer: null, rateExample: null, imageKey: null })),
  names: { ...site.names, modelPages: [] },
  locations: site.locations.map((location) => ({ ...location, phone: null, landline: null, email: null, imageKey: null, reviews: null })),
})
