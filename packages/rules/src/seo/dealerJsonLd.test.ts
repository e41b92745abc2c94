import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { dealerJsonLd } from './dealerJsonLd'

const origin = 'https://cars.example'

it('describes a place with address, hours and rating (LOC-11, LOC-12)', () => {
  const described = dealerJsonLd(buildLocation(), buildConfig(), origin)
  expect(described).toMatchObject({
    '@type': 'AutoDealer',
    url: 'https://cars.example/our-location/parramatta',
    telephone: '02 5550 1234',
    address: { postalCode: '2150', addressCountry: 'AU' },
    aggregateRating: { ratingValue: 4.6, reviewCount: 128 },
  })
  expect(described.openingHoursSpecification).toHaveLength(6)
})

it('leaves out what it doesn’t have or show (LOC-11)', () => {
  const { address } = buildLocation()
  const described = dealerJsonLd(
    buildLocation({ phone: null, address: { ...address, latitude: null }, departments: [] }),
    buildConfig({ locations: { showReviews: false } }),
    origin,
  )
  for (const property of ['telephone', 'geo', 'aggregateRating', 'image']) expect(described).not.toHaveProperty(property)
  expect(described.openingHoursSpecification).toEqual([])
})
