import { expect, test } from 'vitest'
import type { SiteImpact } from '../impact/useImpact'
import { filterChoices, filteredSites, noFilters } from './siteFilters'

const site = (name: string, over: Partial<SiteImpact> = {}): SiteImpact => ({
  siteId: name,
  name,
  organisationId: 'o',
  organisationName: 'Meridian',
  template: 'Yard',
  manufacturer: null,
  status: 'live',
  host: null,
  revision: 1,
  liveVersion: 1,
  changesKey: null,
  newProblems: [],
  ...over,
})
const problem = { pointer: '', where: '', message: '', severity: 'error', kind: 'value' } as const

const sites = [
  site('Saltbush', { organisationName: 'Saltbush Motors', changesKey: 'a' }),
  site('Karri', { manufacturer: 'Toyota dealer' }),
  site('Broken', { template: 'Studio', changesKey: 'a', newProblems: [problem] }),
]

test.each([
  { name: 'no filter', filters: {}, found: ['Saltbush', 'Karri', 'Broken'] },
  { name: 'part of a name, in any case', filters: { q: ' salt ' }, found: ['Saltbush'] },
  { name: 'part of the organisation’s name', filters: { q: 'meridian' }, found: ['Karri', 'Broken'] },
  { name: 'an organisation', filters: { organisation: 'Meridian' }, found: ['Karri', 'Broken'] },
  { name: 'no manufacturer', filters: { manufacturer: 'None' }, found: ['Saltbush', 'Broken'] },
  { name: 'a template that looks different', filters: { template: 'Yard', effect: 'different' as const }, found: ['Saltbush'] },
  { name: 'sites that look the same', filters: { effect: 'same' as const }, found: ['Karri'] },
  { name: 'sites that can’t be changed', filters: { effect: 'invalid' as const }, found: ['Broken'] },
  { name: 'a search without results', filters: { q: 'nowhere' }, found: [] },
])('The roll-out lists sites filtered by $name', ({ filters, found }) => {
  expect(filteredSites(sites, { ...noFilters, ...filters }).map(({ name }) => name)).toEqual(found)
})

test('The filters of a roll-out offer only values that the sites have', () => {
  expect(filterChoices(sites)).toEqual({
    organisation: ['Meridian', 'Saltbush Motors'],
    template: ['Studio', 'Yard'],
    manufacturer: ['None', 'Toyota dealer'],
  })
})
