import type { SiteData } from '../pages/PageData'
import { buildLocation } from './buildLocation'

/** What a site with one dealership at one location has at hand, for tests, with a few things said otherwise. */
export const buildSiteData = (overrides: Partial<SiteData> = {}): SiteData => ({
  locations: [buildLocation()],
  dealerships: [{ id: 'dealership-1', slug: 'harbour-motors', name: 'Harbour Motors', makes: ['Toyota', 'Kia'], stockCount: 42 }],
  names: {
    makes: [
      {
        slug: 'toyota',
        name: 'Toyota',
        models: [
          { slug: 'corolla', name: 'Corolla' },
          { slug: 'hilux', name: 'HiLux' },
        ],
      },
      { slug: 'kia', name: 'Kia', models: [{ slug: 'sportage', name: 'Sportage' }] },
    ],
    dealershipSlugs: ['harbour-motors'],
    locationSlugs: ['parramatta'],
  },
  stockCount: 42,
  ...overrides,
})
