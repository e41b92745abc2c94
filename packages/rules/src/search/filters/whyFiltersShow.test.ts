import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { SearchPreset } from '../../routing/parseSearchPreset'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import type { FilterContext } from './filterNeeds'
import { whyFiltersShow } from './whyFiltersShow'

const item = (value: string, count = 1) => ({ label: value, value, count })
const empty = { values: {}, ranges: {}, page: 1, sortBy: 'recommended', query: '' } as unknown as FilterContext['state']
const facets = { body: [item('SUV'), item('Ute')], colour: [item('Red')], make: [item('Kia')], certified: [item('true', 2)] }
const ranges = { year: { min: 2015, max: 2024 }, km: { min: 10, max: 10 } }

interface FilterCase {
  readonly values?: ConfigValues
  readonly preset?: SearchPreset
  readonly state?: object
  readonly result?: object
}

const findReason = (id: string, { values = {}, preset = {}, state = {}, result = {} }: FilterCase) =>
  whyFiltersShow({
    config: buildConfig(values),
    preset,
    state: { ...empty, ...state },
    result: { facets, ranges, total: 9, ...result },
    site: buildSiteData(),
  }).find((each) => each.id === `filter-${id}`)

const inSet = 'It is in the filter set “Every filter”.'
const differs = 'The cars of the list differ in it.'
const chosen = 'A shopper chose in it.'
const unstated = 'No car of the list says it.'
const same = 'All cars of the list are the same in it.'

it.each<[name: string, id: string, shown: boolean, message: readonly string[], filterCase?: FilterCase]>([
  ['a filter of the set', 'body', true, [inSet, differs]],
  [
    'a filter that isn’t in the set',
    'seats',
    false,
    ['It is not in the filter set “A short set”.'],
    { values: { search: { filterVariant: 2 } } },
  ],
  ['a filter the site did not select', 'body', false, ['The site chose others.'], { values: { search: { filters: ['make'] } } }],
  ['a filter the site selected', 'body', true, ['The site chose it.', differs], { values: { search: { filters: ['body'] } } }],
  ['one value', 'colour', false, [same]],
  ['one value, chosen', 'colour', true, [inSet, chosen], { state: { values: { colour: ['Red'] } } }],
  [
    'a filter the site selected that no set has',
    'badge',
    true,
    ['The site chose it.', differs],
    { values: { search: { filters: ['badge'] } }, result: { facets: { badge: [item('GXL'), item('SX')] } } },
  ],
  ['no value', 'drive', false, [unstated]],
  ['one make', 'make', false, [same]],
  ['the make of the address', 'make', true, [inSet, 'The models of Kia stand in it.'], { preset: { make: 'Kia' } }],
  [
    'models under makes',
    'model',
    false,
    ['Models stand under the make a shopper chose.', unstated],
    { result: { facets: { make: [item('Kia'), item('Ford')] } } },
  ],
  [
    'models of the only make',
    'model',
    true,
    [inSet, 'The address leaves it open.', 'Models do not stand under their makes, or all cars of the list are of one make.', differs],
    { result: { facets: { make: [item('Kia', 2)], model: [item('Rio'), item('Ceed')] } } },
  ],
  [
    'models of the only make, chosen',
    'model',
    false,
    ['Models stand under the make a shopper chose.'],
    { state: { values: { make: ['Kia'] } }, result: { facets: { make: [item('Kia', 2)], model: [item('Rio'), item('Ceed')] } } },
  ],
  [
    'models of the make of the address',
    'model',
    false,
    ['The address says the make, so its models stand in the place of makes.'],
    { preset: { make: 'Kia' }, values: { search: { revealModels: false } }, result: { facets: { model: [item('Rio'), item('Ceed')] } } },
  ],
  ['years that differ', 'year', true, [inSet, differs]],
  ['kilometres that are the same', 'km', false, [same]],
  ['kilometres that are the same, chosen', 'km', true, [inSet, chosen], { state: { ranges: { km: { min: null, max: 10 } } } }],
  ['prices of no car', 'price', true, [inSet, 'No car is left to say it, so a usual range stands there.'], { result: { total: 0 } }],
  ['unknown prices', 'price', false, [unstated]],
  [
    'berths of caravans',
    'sleeps',
    true,
    [inSet, 'Enough vehicles of the list are of the kind it is about.', differs],
    { result: { facets: { sleeps: [item('2', 4), item('4', 3)] } } },
  ],
  [
    'the range of a few electric cars',
    'range_km',
    false,
    ['Too few vehicles of the list are of the kind it is about.'],
    { result: { ranges: { range_km: { min: 200, max: 500, count: 2 } } } },
  ],
  [
    'the range of a few electric cars, chosen',
    'range_km',
    true,
    [inSet, chosen, differs],
    { state: { ranges: { range_km: { min: 400, max: null } } }, result: { ranges: { range_km: { min: 200, max: 500, count: 2 } } } },
  ],
  ['some certified cars', 'certified', true, [inSet, 'The address leaves it open.', 'It makes a difference to the list.']],
  ['no certified cars', 'certified', false, ['No car of the list is certified.'], { result: { facets: {} } }],
  ['certified cars alone', 'certified', false, ['Every car of the list is certified.'], { result: { total: 2 } }],
  ['a list of certified cars', 'certified', false, ['The address lists certified cars only.'], { preset: { certified: true } }],
  ['weekly prices', 'subscription_price', false, ['The site offers no subscriptions.', unstated]],
  [
    'one condition',
    'car_type',
    false,
    ['The site lists cars of one condition only.', unstated],
    { values: { stock: { carTypes: ['used'] } } },
  ],
  ['distance with one place', 'near', false, ['Cars stand in one place, or it is not known where, so how far that is narrows nothing.']],
  [
    'distance without configured distances',
    'near',
    false,
    ['The site has no distances to choose from.'],
    { values: { search: { distances: [] } }, state: { near: { postcode: '2000', km: 25 } } },
  ],
])(
  '“Why?” explains why the list has a filter or not (SRC-05, SRC-16, SRC-39, CFG-16): $0',
  (_name, id, shown, message, filterCase = {}) => {
    const reason = findReason(id, filterCase)
    expect(reason?.because.map((each) => each.message)).toEqual(message)
    expect(reason?.shown).toBe(shown)
  },
)
