import { expect, it } from 'vitest'
import { pageTitle } from './pageTitle'

const long = 'Harbour Motors of Parramatta and the Hills District'
const car = '2021 Mitsubishi Outlander PHEV Exceed Tourer AWD'

it.each([
  { name: 'both fit', wordings: ['Contact us'], site: 'Harbour Motors', expected: 'Contact us | Harbour Motors' },
  { name: 'exactly 65', wordings: ['a'.repeat(48)], site: 'Harbour Motors', expected: `${'a'.repeat(48)} | Harbour Motors` },
  {
    name: 'the full wording fits',
    wordings: ['Kia Rio in Ballina', 'Kia Rio'],
    site: 'Harbour Motors',
    expected: 'Kia Rio in Ballina | Harbour Motors',
  },
  {
    name: 'only the short wording fits',
    wordings: [`${car} for sale in Parramatta`, car],
    site: 'Harbour Motors',
    expected: `${car} | Harbour Motors`,
  },
  {
    name: 'none fits',
    wordings: ['word '.repeat(20)],
    site: 'Harbour Motors',
    expected: 'word word word word word word word word word… | Harbour Motors',
  },
  { name: 'the name leaves no room', wordings: [`${car} for sale in Parramatta`, car], site: long, expected: car },
  { name: 'called like the site', wordings: ['Harbour Motors'], site: 'Harbour Motors', expected: 'Harbour Motors' },
  { name: 'no title', wordings: [''], site: 'Harbour Motors', expected: 'Harbour Motors' },
])('fits a title and the dealer’s name into 65 characters (RTE-04): $name', ({ wordings, site, expected }) => {
  expect(pageTitle(wordings, site)).toBe(expected)
  expect(pageTitle(wordings, site).length).toBeLessThanOrEqual(65)
})
