import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { activeFilters } from '../../../sections/search/activeFilters'
import { relaxations } from './EmptyResult'

const config = buildConfig()
const offered = (query: string, without?: { readonly [facet: string]: number }) => {
  const state = parseSearch(new URLSearchParams(query), { config, preset: {} })
  return relaxations('/search', state, activeFilters('/search', state), without).map(
    ({ label, href, count }) => `${label} → ${href}${count === null ? '' : ` (${count})`}`,
  )
}

interface Row {
  readonly name: string
  readonly query: string
  readonly without?: { readonly [facet: string]: number }
  readonly is: readonly string[]
}

it.each<Row>([
  { name: 'nothing chosen', query: '', without: {}, is: [] },
  {
    name: 'the choice that brings back most cars comes first',
    query: 'make=Volvo&price=:5000',
    without: { make: 3, price: 12 },
    is: ['Up to $5,000 → /search?make=Volvo (12)', 'Volvo → /search?price=:5000 (3)'],
  },
  {
    name: 'values of one facet are removed together',
    query: 'make=Volvo&make=Kia&year=2026:',
    without: { make: 3, year: 2 },
    is: ['Kia, Volvo → /search?year=2026: (3)', 'From 2026 → /search?make=Kia&make=Volvo (2)'],
  },
  {
    name: 'a choice whose removal changes nothing is not suggested',
    query: 'make=Volvo&price=:5000',
    without: { make: 0, price: 12 },
    is: ['Up to $5,000 → /search?make=Volvo (12)'],
  },
  {
    name: 'words have no count, and come last',
    query: 'query=zeppelin&make=Kia',
    without: { make: 1 },
    is: ['Kia → /search?query=zeppelin (1)', '“zeppelin” → /search?make=Kia'],
  },
  {
    name: 'without counts all are suggested',
    query: 'make=Volvo&price=:5000',
    without: undefined,
    is: ['Volvo → /search?price=:5000', 'Up to $5,000 → /search?make=Volvo'],
  },
])('An empty list suggests choices to remove: $name (SRC-01)', ({ query, without, is }) => {
  expect(offered(query, without)).toEqual(is)
})
