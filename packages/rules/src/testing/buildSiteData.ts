import type { SiteData } from '../sites/SiteData'
import { buildLocation } from './buildLocation'

/** Site data with one dealership and one location for tests, with overrides. */
export const buildSiteData = (overrides: Partial<SiteData> = {}): SiteData => ({
  locations: [buildLocation()],
  dealerships: [
    { id: 'dealership-1', slug: 'harbour-motors', name: 'Harbour Motors', makes: ['Toyota', 'Kia'], reviewUrl: null, stockCount: 42 },
  ],
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
    modelPages: [],
    dealershipSlugs: ['harbour-motors'],
    locationSlugs: ['parramatta'],
  },
  stockCount: 42,
  bookings: [],
  visitTimes: [],
  prices: [{ priceType: 'driveAway', subscribed: false, count: 42 }],
  range: [],
  carOffers: [],
  offerStock: {},
  models: [
    {
      make: 'Toyota',
      makeSlug: 'toyota',
      model: 'HiLux',
      modelSlug: 'hilux',
      body: 'Ute',
      count: 20,
      newCount: 12,
      comingCount: 0,
      electrified: [],
    },
    {
      make: 'Toyota',
      makeSlug: 'toyota',
      model: 'Corolla',
      modelSlug: 'corolla',
      body: 'Hatchback',
      count: 14,
      newCount: 3,
      comingCount: 0,
      electrified: [],
    },
    {
      make: 'Kia',
      makeSlug: 'kia',
      model: 'Sportage',
      modelSlug: 'sportage',
      body: 'SUV',
      count: 8,
      newCount: 0,
      comingCount: 0,
      electrified: [],
    },
  ],
  ...overrides,
})
