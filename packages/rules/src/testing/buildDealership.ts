import type { SiteData } from '../sites/SiteData'

/** A dealership of a site, of which little is known, for tests. */
export const buildDealership = (slug: string, name = slug): SiteData['dealerships'][number] => ({
  ...{ id: slug, slug, name, makes: [], reviewUrl: null, stockCount: 1 },
})
