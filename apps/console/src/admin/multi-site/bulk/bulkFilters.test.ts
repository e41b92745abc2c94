import { expect, test } from 'vitest'
import { bulkChoices, bulkFiltered, type FilteredSite, noBulkFilters } from './bulkFilters'

const site = (name: string, over: Partial<FilteredSite> = {}): FilteredSite => ({
  name,
  organisationName: 'Meridian',
  template: 'Yard',
  country: 'AU',
  ...over,
})
const sites = [
  site('Saltbush', { organisationName: 'Saltbush Motors' }),
  site('Kauri', { country: 'NZ' }),
  site('Stillwater', { template: 'Studio' }),
]

test.each([
  { name: 'no filter', filters: {}, found: ['Saltbush', 'Kauri', 'Stillwater'] },
  { name: 'part of a name, in any case', filters: { q: ' salt ' }, found: ['Saltbush'] },
  { name: 'an organisation', filters: { organisation: 'Meridian' }, found: ['Kauri', 'Stillwater'] },
  { name: 'a country', filters: { country: 'New Zealand' }, found: ['Kauri'] },
  { name: 'a template', filters: { template: 'Studio' }, found: ['Stillwater'] },
  { name: 'filters that nothing fits', filters: { template: 'Studio', country: 'New Zealand' }, found: [] },
])('A change of many sites lists the sites that match $name', ({ filters, found }) => {
  expect(bulkFiltered(sites, { ...noBulkFilters, ...filters }).map(({ name }) => name)).toEqual(found)
})

test('The filters of a change offer only values that the sites have', () => {
  expect(bulkChoices(sites, 'country')).toEqual(['Australia', 'New Zealand'])
  expect(bulkChoices(sites, 'organisation')).toEqual(['Meridian', 'Saltbush Motors'])
})
