import { expect, it } from 'vitest'
import type { SearchPreset } from '../routing/Route'
import { buildSiteData } from '../testing/buildSiteData'
import { searchHeading } from './searchHeading'

it.each([
  { preset: {}, heading: 'Cars for sale' },
  { preset: { carTypes: ['used'] }, heading: 'Used cars for sale' },
  { preset: { carTypes: ['new', 'demo'] }, heading: 'New and demo cars for sale' },
  { preset: { make: 'Toyota' }, heading: 'Toyota for sale' },
  { preset: { make: 'Toyota', model: 'HiLux' }, heading: 'Toyota HiLux for sale' },
  { preset: { make: 'Mazda', model: 'Mazda3' }, heading: 'Mazda3 for sale' },
  { preset: { certified: true }, heading: 'Certified cars for sale' },
  { preset: { dealershipSlug: 'harbour-motors' }, heading: 'Cars for sale at Harbour Motors' },
  { preset: { locationSlug: 'parramatta' }, heading: 'Cars for sale at Harbour Motors Parramatta' },
  { preset: { locationSlug: 'elsewhere' }, heading: 'Cars for sale' },
] satisfies { preset: SearchPreset; heading: string }[])('says “$heading” (RTE-14)', ({ preset, heading }) => {
  expect(searchHeading(preset, buildSiteData())).toBe(heading)
})
