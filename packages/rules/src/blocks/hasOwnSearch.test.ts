import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { hasOwnSearch } from './hasOwnSearch'

const home = (values: object) => buildConfig({ pages: { list: [{ id: 'home', blocks: [{ id: 'hero', kind: 'hero', ...values }] }] } })

it.each([
  ['a list', {}, '/search', true],
  ['a list of a make', {}, '/search/toyota', true],
  ['a home page with a search in its hero', { showSearch: true }, '/', true],
  ['a home page without one', { showSearch: false }, '/', false],
  ['a home page whose hero is hidden', { showSearch: true, shown: false }, '/', false],
  ['another page', { showSearch: true }, '/about-us', false],
] as const)('%s: the header has a field only where the page has none (SRC-06)', (_name, values, path, expected) => {
  expect(hasOwnSearch(home(values), path)).toBe(expected)
})
