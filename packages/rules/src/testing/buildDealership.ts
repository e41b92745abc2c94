import type { SiteData } from '../sites/SiteData'

/** A minimal dealership of a site for tests. */
export const buildDealership = (slug: string, name = slug): SiteData['dealerships'][number] => ({
  ...{ id: slug, slug, name, makes: [], reviewUrl: null, stockCount: 1 },
})
