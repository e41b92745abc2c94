import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { formSearch } from './formSearch'

const given = { sortBy: 'recommended', values: {} } as const

it.each([
  {
    name: 'an untouched form',
    fields: [
      ['query', ''],
      ['price', ''],
      ['price', ''],
      ['sortBy', 'recommended'],
    ],
    search: '',
  },
  {
    name: 'several values of one facet',
    fields: [
      ['make', 'Toyota'],
      ['make', 'Kia'],
    ],
    search: '?make=Kia&make=Toyota',
  },
  {
    name: 'both ends of a range',
    fields: [
      ['price', '5000:'],
      ['price', ':30000'],
    ],
    search: '?price=5000:30000',
  },
  {
    name: 'one end of a range',
    fields: [
      ['km', ''],
      ['km', ':60000'],
    ],
    search: '?km=:60000',
  },
  { name: 'words with spaces around', fields: [['query', '  hilux sr5 ']], search: '?query=hilux+sr5' },
  {
    name: 'a postcode and a distance',
    fields: [
      ['postcode', ' 3000 '],
      ['within', '50'],
    ],
    search: '?postcode=3000&within=50',
  },
  {
    name: 'a postcode and any distance',
    fields: [
      ['postcode', '3000'],
      ['within', 'any'],
    ],
    search: '?postcode=3000',
  },
  {
    name: 'a distance from nowhere',
    fields: [
      ['postcode', ''],
      ['within', '50'],
    ],
    search: '',
  },
  { name: 'a sort that is no sort', fields: [['sortBy', 'cheapest']], search: '' },
  { name: 'another sort', fields: [['sortBy', 'price_asc']], search: '?sortBy=price_asc' },
] as const)('A form with $name asks for $search (SRC-02, SRC-25).', ({ fields, search }) => {
  expect(formatSearch(formSearch(fields, given))).toBe(search)
})

it('A changed filter starts at the first page (SRC-19).', () => {
  expect(formSearch([['page', '4']], given).page).toBe(1)
})

it('Without script the browser sends the same search in its own words (SRC-02).', () => {
  const fields = [
    ['query', 'ute'],
    ['make', 'Ford'],
    ['price', '5000:'],
    ['price', ':30000'],
    ['sortBy', 'newest'],
  ] as const
  const sent = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  expect(formatSearch(parseSearch(sent, { config: buildConfig(), preset: {} }))).toBe(formatSearch(formSearch(fields, given)))
})

it('What the path gives is not repeated in the address (RTE-14).', () => {
  const search = formSearch(
    [
      ['car_type', 'used'],
      ['make', 'Kia'],
    ],
    { sortBy: 'recommended', values: { car_type: ['used'] } },
  )
  expect(formatSearch(search)).toBe('?make=Kia')
})
