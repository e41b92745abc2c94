import { expect, it } from 'vitest'
import type { SearchPreset } from '../routing/Route'
import { buildSiteData } from '../testing/buildSiteData'
import { type SearchHeadingOptions, searchHeading } from './searchHeading'

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
  expect(searchHeading(preset, buildSiteData(), { noun: 'cars' })).toBe(heading)
})

it.each([
  { name: 'the whole stock', preset: {}, options: { count: 1_202 }, heading: '1,202 cars for sale' },
  { name: 'a kind of it', preset: { carTypes: ['new'] }, options: { count: 100 }, heading: '100 new cars for sale' },
  { name: 'one alone', preset: { carTypes: ['new'] }, options: { count: 1 }, heading: '1 new car for sale' },
  { name: 'none', preset: { certified: true }, options: { count: 0 }, heading: '0 certified cars for sale' },
  {
    name: 'a model that names its make',
    preset: { make: 'Polestar', model: 'Polestar 2' },
    options: { count: 5 },
    heading: '5 Polestar 2 for sale',
  },
  {
    name: 'a place',
    preset: { locationSlug: 'parramatta' },
    options: { count: 9 },
    heading: '9 cars for sale at Harbour Motors Parramatta',
  },
  { name: 'one kind of vehicle', preset: {}, options: { count: 83, itemTypes: ['motorcycle'] }, heading: '83 motorcycles for sale' },
  {
    name: 'several kinds of vehicle',
    preset: {},
    options: { itemTypes: ['motorcycle', 'caravan'], noun: 'caravans and motorcycles' },
    heading: 'Caravans and motorcycles for sale',
  },
  { name: 'an unknown kind of vehicle', preset: {}, options: { itemTypes: ['boat'] }, heading: 'Cars for sale' },
] satisfies { name: string; preset: SearchPreset; options: Partial<SearchHeadingOptions>; heading: string }[])(
  'says how many there are of $name: “$heading” (RTE-14)',
  ({ preset, options, heading }) => {
    expect(searchHeading(preset, buildSiteData(), { noun: 'cars', ...options })).toBe(heading)
  },
)
