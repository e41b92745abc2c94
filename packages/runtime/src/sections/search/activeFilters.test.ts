import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { activeFilters } from './activeFilters'

const config = buildConfig()
const filtersOf = (path: string, query: string, preset = {}) =>
  activeFilters(path, parseSearch(new URLSearchParams(query), { config, preset }))

it('Each active filter links to the list without it, from its first page (SRC-19).', () => {
  expect(filtersOf('/search', 'make=Kia&make=Toyota&price=5000:30000&query=red&page=3')).toEqual([
    { facet: 'query', label: '“red”', href: '/search?make=Kia&make=Toyota&price=5000:30000' },
    { facet: 'make', label: 'Kia', href: '/search?query=red&make=Toyota&price=5000:30000' },
    { facet: 'make', label: 'Toyota', href: '/search?query=red&make=Kia&price=5000:30000' },
    { facet: 'price', label: '$5,000 to $30,000', href: '/search?query=red&make=Kia&make=Toyota' },
  ])
})

it('Codes of filter values are shown as words.', () => {
  expect(
    filtersOf('/search', 'car_type=demo&certified=true&seats=7')
      .map(({ label }) => label)
      .toSorted(),
  ).toEqual(['7 seats', 'Certified', 'Demo'])
})

it('A value of the path cannot be removed (RTE-14).', () => {
  expect(filtersOf('/search/toyota', 'price=:20000', { make: 'Toyota' })).toEqual([
    { facet: 'price', label: 'Up to $20,000', href: '/search/toyota' },
  ])
})

it('A filter that the site hides can be removed.', () => {
  expect(filtersOf('/search', 'badge=GXL')).toEqual([{ facet: 'badge', label: 'GXL', href: '/search' }])
})

it.each([
  { name: 'a distance', query: 'make=Kia&postcode=3000&within=50&page=2', label: 'Within 50 km of 3000' },
  { name: 'no distance', query: 'make=Kia&postcode=3000', label: 'Nearest to 3000' },
])('A postcode with $name can be removed (SRC-45).', ({ query, label }) => {
  expect(filtersOf('/search', query).at(-1)).toEqual({ facet: 'near', label, href: '/search?make=Kia' })
})
