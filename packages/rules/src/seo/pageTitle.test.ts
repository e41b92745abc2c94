import { expect, it } from 'vitest'
import { pageTitle } from './pageTitle'

it.each([
  { name: 'both fit', title: 'Contact us', site: 'Harbour Motors', expected: 'Contact us | Harbour Motors' },
  { name: 'exactly 65', title: 'a'.repeat(48), site: 'Harbour Motors', expected: `${'a'.repeat(48)} | Harbour Motors` },
  { name: 'one too many', title: 'a'.repeat(49), site: 'Harbour Motors', expected: 'a'.repeat(49) },
  {
    name: 'the page alone is too long',
    title: 'word '.repeat(20),
    site: 'Harbour Motors',
    expected: `${'word '.repeat(12)}word…`,
  },
  { name: 'called like the site', title: 'Harbour Motors', site: 'Harbour Motors', expected: 'Harbour Motors' },
  { name: 'no title', title: '', site: 'Harbour Motors', expected: 'Harbour Motors' },
])('fits a title into 65 characters (RTE-04): $name', ({ title, site, expected }) => {
  expect(pageTitle(title, site)).toBe(expected)
  expect(pageTitle(title, site).length).toBeLessThanOrEqual(65)
})
