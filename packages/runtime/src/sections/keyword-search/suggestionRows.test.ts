import type { SuggestedCar } from '@forecourt/rules/search/understanding/suggestedCar'
import { buildLexicon } from '@forecourt/rules/testing/buildLexicon'
import { expect, it } from 'vitest'
import { suggestionRows } from './suggestionRows'

const recent = [
  { path: '/search/toyota?colour=White', name: 'Toyota', refinements: ['White'] },
  { path: '/search?body=Ute', name: '', refinements: ['Ute', 'Up to $40,000'] },
]
const car: SuggestedCar = { href: '/cars/hilux-1', name: '2021 Toyota HiLux SR5', price: '$41,990', photo: 'hilux.jpg' }
const rows = (text: string, cars: readonly SuggestedCar[] = []) =>
  suggestionRows(text, { lexicon: buildLexicon(), recent, cars, list: undefined }).rows
const looks = (text: string, look: string, cars?: readonly SuggestedCar[]) =>
  rows(text, cars)
    .filter((row) => row.look === look)
    .map(({ label }) => label)

it.each([
  ['', ['Toyota, White', 'Ute, Up to $40,000']],
  ['toy', ['Toyota, White']],
  ['white toy', ['Toyota, White']],
  ['ute', ['Ute, Up to $40,000']],
  ['kia', []],
])('the search field suggests recent searches whose words begin with “%s” (ENT-23)', (text, found) =>
  expect(looks(text, 'recent')).toEqual(found),
)

it('the suggestion list suggests features and cars after the searches (SRC-06)', () => {
  expect(rows('sunr')).toMatchObject([{ label: 'Panoramic sunroof', look: 'search', detail: expect.stringMatching(/^Feature/) }])
  expect(rows('hilux', [car]).at(-1)).toEqual({
    href: '/cars/hilux-1',
    label: car.name,
    detail: '$41,990',
    look: 'car',
    photo: 'hilux.jpg',
  })
})

it('the suggestion list suggests no car for empty input (SRC-06)', () => expect(looks('', 'car', [car])).toEqual([]))
