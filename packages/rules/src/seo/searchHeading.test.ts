import { expect, it } from 'vitest'
import type { SearchPreset } from '../routing/parseSearchPreset'
import { buildSiteData } from '../testing/buildSiteData'
import { listedTypes, type SearchHeadingOptions, searchHeading } from './searchHeading'

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
] satisfies { preset: SearchPreset; heading: string }[])('the search page gives the heading “$heading” (RTE-14)', ({ preset, heading }) => {
  expect(searchHeading(preset, buildSiteData(), { noun: 'cars' })).toBe(heading)
})

it.each([
  ['the whole stock', {}, { count: 1_202 }, '1,202 cars for sale'],
  ['a kind of it', { carTypes: ['new'] }, { count: 100 }, '100 new cars for sale'],
  ['one alone', { carTypes: ['new'] }, { count: 1 }, '1 new car for sale'],
  ['none', { certified: true }, { count: 0 }, '0 certified cars for sale'],
  ['a model that names its make', { make: 'Polestar', model: 'Polestar 2' }, { count: 5 }, '5 Polestar 2 for sale'],
  ['a place', { locationSlug: 'parramatta' }, { count: 9 }, '9 cars for sale at Harbour Motors Parramatta'],
  ['one kind of vehicle', {}, { count: 83, itemTypes: ['motorcycle'] }, '83 motorcycles for sale'],
  [
    'several kinds of vehicle',
    {},
    { itemTypes: ['motorcycle', 'caravan'], noun: 'caravans and motorcycles' },
    'Caravans and motorcycles for sale',
  ],
  ['an unknown kind of vehicle', {}, { itemTypes: ['boat'] }, 'Cars for sale'],
] satisfies [name: string, preset: SearchPreset, options: Partial<SearchHeadingOptions>, heading: string][])(
  'the search page gives the count of $0: “$3” (RTE-14)',
  (_name, preset, options, heading) => {
    expect(searchHeading(preset, buildSiteData(), { noun: 'cars', ...options })).toBe(heading)
  },
)

const counts = (...types: [value: string, count: number][]) => types.map(([value, count]) => ({ label: value, value, count }))

it.each([
  {
    name: 'the selected type',
    selected: ['caravan'],
    sold: ['caravan', 'motorcycle'],
    found: counts(['caravan', 9], ['motorcycle', 4]),
    types: ['caravan'],
  },
  {
    name: 'the only type of the list',
    sold: ['caravan', 'motorcycle'],
    found: counts(['caravan', 0], ['motorcycle', 4]),
    types: ['motorcycle'],
  },
  { name: 'none, if the list has several', sold: ['caravan', 'motorcycle'], found: counts(['caravan', 9], ['motorcycle', 4]), types: [] },
  { name: 'none, if the site sells one type', sold: ['car'], found: counts(['car', 9]), types: [] },
])('a list’s heading names $name (RTE-14)', ({ selected, sold, found, types }) => {
  expect(listedTypes(selected, sold, found)).toEqual(types)
})
