import { expect, it } from 'vitest'
import { findEntries } from './findEntries'
import type { PaletteEntry } from './PaletteEntry'

const entry = (group: PaletteEntry['group'], label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: `${group} ${label}`,
  group,
  label,
  run: () => {},
  ...more,
})
const entries = [
  entry('Go to', 'Sites'),
  entry('Go to', 'Leads'),
  entry('Sites', 'Saltbush Motors', { hint: 'saltbush.example' }),
  entry('Do', 'Set up a new dealer', { searchTerms: 'onboarding create site' }),
  entry('Settings', 'Cars per page', { hint: 'Stock list', searchTerms: 'how many cars a page of the list shows' }),
  entry('Guides', 'Set up a second location', { searchTerms: 'branch yard' }),
  entry('Settings', 'Page size of lists', { hint: 'Other' }),
]
const found = (search: string) => findEntries(entries, search).map(({ label }) => label)

it.each([
  { search: '', finds: ['Sites', 'Leads', 'Saltbush Motors', 'Set up a new dealer'] },
  { search: 'salt', finds: ['Saltbush Motors'] },
  { search: 'mot SALT', finds: ['Saltbush Motors'] },
  { search: 'onboard', finds: ['Set up a new dealer'] },
  { search: 'site', finds: ['Sites', 'Set up a new dealer'] },
  { search: 'branch', finds: ['Set up a second location'] },
  { search: 'page', finds: ['Page size of lists', 'Cars per page'] },
  { search: 'stock cars', finds: ['Cars per page'] },
  { search: 'zebra', finds: [] },
  { search: '  ', finds: ['Sites', 'Leads', 'Saltbush Motors', 'Set up a new dealer'] },
])('the search "$search" finds the entries $finds', ({ search, finds }) => {
  expect(found(search)).toEqual(finds)
})

it('the command palette finds settings by synonyms, and keeps records that the server found', () => {
  const all = [...entries, entry('Cars', '2021 Volkswagen Tiguan', { hint: 'S1042' }), entry('Settings', 'Brand colour', { hint: 'Look' })]
  expect(findEntries(all, 'brand color').map(({ label }) => label)).toEqual(['2021 Volkswagen Tiguan', 'Brand colour'])
  expect(findEntries(all, 'salt').map(({ label }) => label)).toEqual(['Saltbush Motors', '2021 Volkswagen Tiguan'])
})

it('the command palette shows a site once that the server found too, also by the name of its organisation', () => {
  const foundSite = entry('Sites', 'Saltbush Motors', { searchTerms: 'saltbush meridian' })
  const labels = (search: string) => findEntries([...entries, foundSite], search).map(({ label }) => label)
  expect(labels('saltbush')).toEqual(['Saltbush Motors'])
  expect(labels('meridian')).toEqual(['Saltbush Motors'])
})

it('the command palette shows the action that the search names before a page that only mentions it', () => {
  const all = [entry('Go to', 'Team', { searchTerms: 'people users invite' }), entry('Do', 'Invite someone', { searchTerms: 'person' })]
  expect(findEntries(all, 'invite').map(({ label }) => label)).toEqual(['Invite someone', 'Team'])
})

it('the command palette limits each group to what fits on a screen', () => {
  const many = Array.from({ length: 30 }, (_, index) => entry('Settings', `Colour ${index}`))
  expect(findEntries(many, 'colour')).toHaveLength(8)
})
