import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { dealerJsonLd } from './dealerJsonLd'

const origin = 'https://cars.example'

it('the structured data describes a location with address and hours, and without its own ratings (LOC-11)', () => {
  const described = dealerJsonLd(buildLocation(), buildConfig(), origin)
  expect(described).toMatchObject({
    '@type': 'AutoDealer',
    url: 'https://cars.example/our-location/parramatta',
    telephone: '02 5550 1234',
    address: { postalCode: '2150', addressCountry: 'AU' },
  })
  expect(described.openingHoursSpecification).toHaveLength(6)
  expect(described).not.toHaveProperty('aggregateRating')
})

it('the structured data describes a day with a break by both its opening hours (ENT-08)', () => {
  const hours = [
    { weekday: 1, status: 'Open', open: '08:30', close: '12:00' },
    { weekday: 1, status: 'Open', open: '13:00', close: '17:00' },
  ] as const
  const { openingHoursSpecification } = dealerJsonLd(
    buildLocation({ departments: [{ department: 'sales', hours }] }),
    buildConfig(),
    origin,
  )
  expect(openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'https://schema.org/Monday', opens: '08:30', closes: '12:00' },
    { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '17:00' },
  ])
})

it('the structured data leaves out values that are missing or hidden (LOC-11)', () => {
  const { address } = buildLocation()
  const described = dealerJsonLd(
    buildLocation({ phone: null, address: { ...address, latitude: null }, departments: [] }),
    buildConfig(),
    origin,
  )
  for (const property of ['telephone', 'geo', 'image']) expect(described).not.toHaveProperty(property)
  expect(described.openingHoursSpecification).toEqual([])
})
