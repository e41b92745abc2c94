import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { SearchPreset } from '../../routing/Route'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import type { FilterAbout } from './filterNeeds'
import { whyFiltersShow } from './whyFiltersShow'

const item = (value: string, count = 1) => ({ label: value, value, count })
const empty = { values: {}, ranges: {}, page: 1, sortBy: 'recommended', query: '' } as unknown as FilterAbout['state']
const facets = { body: [item('SUV'), item('Ute')], colour: [item('Red')], make: [item('Kia')], certified: [item('true', 2)] }
const ranges = { year: { min: 2015, max: 2024 }, km: { min: 10, max: 10 } }

interface FilterCase {
  readonly values?: ConfigValues
  readonly preset?: SearchPreset
  readonly state?: object
  readonly result?: object
}

const reasonOf = (id: string, { values = {}, preset = {}, state = {}, result = {} }: FilterCase) =>
  whyFiltersShow({
    config: buildConfig(values),
    preset,
    state: { ...empty, ...state },
    result: { facets, ranges, total: 9, ...result },
    site: buildSiteData(),
  }).find((each) => each.id === `filter-${id}`)

it.each<FilterCase & { name: string; id: string; shown: boolean; says: readonly string[] }>([
  {
    name: 'a filter of the set',
    id: 'body',
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'The cars of the list differ in it.'],
  },
  {
    name: 'one out of the set',
    id: 'seats',
    values: { search: { filterVariant: 2 } },
    shown: false,
    says: ['It is not in the filter set “A short set”.'],
  },
  {
    name: 'one the site did not choose',
    id: 'body',
    values: { search: { filters: ['make'] } },
    shown: false,
    says: ['The site chose others.'],
  },
  {
    name: 'one the site chose',
    id: 'body',
    values: { search: { filters: ['body'] } },
    shown: true,
    says: ['The site chose it.', 'The cars of the list differ in it.'],
  },
  { name: 'one value', id: 'colour', shown: false, says: ['All cars of the list are the same in it.'] },
  {
    name: 'one value, chosen',
    id: 'colour',
    state: { values: { colour: ['Red'] } },
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'A shopper chose in it.'],
  },
  {
    name: 'one the site chose that no set has',
    id: 'badge',
    values: { search: { filters: ['badge'] } },
    result: { facets: { badge: [item('GXL'), item('SX')] } },
    shown: true,
    says: ['The site chose it.', 'The cars of the list differ in it.'],
  },
  { name: 'no value', id: 'drive', shown: false, says: ['No car of the list says it.'] },
  { name: 'one make', id: 'make', shown: false, says: ['All cars of the list are the same in it.'] },
  {
    name: 'the make of the address',
    id: 'make',
    preset: { make: 'Kia' },
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'The models of Kia stand in it.'],
  },
  {
    name: 'models under makes',
    id: 'model',
    shown: false,
    says: ['Models stand under the make a shopper chose.', 'No car of the list says it.'],
  },
  {
    name: 'models of the make of the address',
    id: 'model',
    preset: { make: 'Kia' },
    values: { search: { revealModels: false } },
    result: { facets: { model: [item('Rio'), item('Ceed')] } },
    shown: false,
    says: ['The address says the make, so its models stand in the place of makes.'],
  },
  {
    name: 'years that differ',
    id: 'year',
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'The cars of the list differ in it.'],
  },
  { name: 'kilometres that are the same', id: 'km', shown: false, says: ['All cars of the list are the same in it.'] },
  {
    name: 'kilometres that are the same, chosen',
    id: 'km',
    state: { ranges: { km: { min: null, max: 10 } } },
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'A shopper chose in it.'],
  },
  {
    name: 'prices of no car',
    id: 'price',
    result: { total: 0 },
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'No car is left to say it, so a usual range stands there.'],
  },
  { name: 'prices nobody knows', id: 'price', shown: false, says: ['No car of the list says it.'] },
  {
    name: 'berths of caravans',
    id: 'sleeps',
    result: { facets: { sleeps: [item('2', 4), item('4', 3)] } },
    shown: true,
    says: [
      'It is in the filter set “Every filter”.',
      'Enough vehicles of the list are of the kind it is about.',
      'The cars of the list differ in it.',
    ],
  },
  {
    name: 'the range of a few electric cars',
    id: 'range_km',
    result: { ranges: { range_km: { min: 200, max: 500, count: 2 } } },
    shown: false,
    says: ['Too few vehicles of the list are of the kind it is about.'],
  },
  {
    name: 'the range of a few electric cars, chosen',
    id: 'range_km',
    state: { ranges: { range_km: { min: 400, max: null } } },
    result: { ranges: { range_km: { min: 200, max: 500, count: 2 } } },
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'A shopper chose in it.', 'The cars of the list differ in it.'],
  },
  {
    name: 'some certified cars',
    id: 'certified',
    shown: true,
    says: ['It is in the filter set “Every filter”.', 'The address leaves it open.', 'It makes a difference to the list.'],
  },
  { name: 'no certified cars', id: 'certified', result: { facets: {} }, shown: false, says: ['No car of the list is certified.'] },
  { name: 'certified cars alone', id: 'certified', result: { total: 2 }, shown: false, says: ['Every car of the list is certified.'] },
  {
    name: 'a list of certified cars',
    id: 'certified',
    preset: { certified: true },
    shown: false,
    says: ['The address lists certified cars only.'],
  },
  {
    name: 'weekly prices',
    id: 'subscription_price',
    shown: false,
    says: ['The site offers no subscriptions.', 'No car of the list says it.'],
  },
  {
    name: 'one condition',
    id: 'car_type',
    values: { stock: { carTypes: ['used'] } },
    shown: false,
    says: ['The site lists cars of one condition only.', 'No car of the list says it.'],
  },
  {
    name: 'distance with one place',
    id: 'near',
    shown: false,
    says: ['Cars stand in one place, or it is not known where, so how far that is narrows nothing.'],
  },
  {
    name: 'distance that is left out',
    id: 'near',
    values: { search: { distances: [] } },
    state: { near: { postcode: '2000', km: 25 } },
    shown: false,
    says: ['The site has no distances to choose from.'],
  },
])('says why the list has a filter or not (SRC-05, SRC-16, SRC-39, CFG-16): $name', ({ id, shown, says, ...asked }) => {
  const reason = reasonOf(id, asked)
  expect(reason?.because.map((each) => each.says)).toEqual(says)
  expect(reason?.shown).toBe(shown)
})
