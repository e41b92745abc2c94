import { expect, it } from 'vitest'
import { pageTitle } from './pageText'

const long = 'Harbour Motors of Parramatta and the Hills District'
const car = '2021 Mitsubishi Outlander PHEV Exceed Tourer AWD'

it.each([
  ['both fit', ['Contact us'], 'Harbour Motors', 'Contact us | Harbour Motors'],
  ['exactly 65', ['a'.repeat(48)], 'Harbour Motors', `${'a'.repeat(48)} | Harbour Motors`],
  ['the full wording fits', ['Kia Rio in Ballina', 'Kia Rio'], 'Harbour Motors', 'Kia Rio in Ballina | Harbour Motors'],
  ['only the short wording fits', [`${car} for sale in Parramatta`, car], 'Harbour Motors', `${car} | Harbour Motors`],
  ['none fits', ['word '.repeat(20)], 'Harbour Motors', 'word word word word word word word word word… | Harbour Motors'],
  ['the name leaves no room', [`${car} for sale in Parramatta`, car], long, car],
  ['the same as the site’s name', ['Harbour Motors'], 'Harbour Motors', 'Harbour Motors'],
  ['no title', [''], 'Harbour Motors', 'Harbour Motors'],
])('the page title rule fits a title and the dealer’s name into 65 characters (RTE-04): $0', (_name, wordings, site, expected) => {
  expect(pageTitle(wordings, site)).toBe(expected)
  expect(pageTitle(wordings, site).length).toBeLessThanOrEqual(65)
})
