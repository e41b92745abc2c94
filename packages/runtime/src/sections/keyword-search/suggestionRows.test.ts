import type { SuggestedCar } from '@forecourt/rules/search/understanding/suggestedCar'
import { buildLexicon } from '@forecourt/rules/testing/buildLexicon'
import { expect, it } from 'vitest'
import { type SearchedList, suggestionRows } from './suggestionRows'

const recent = [
  { path: '/search/toyota?colour=White', name: 'Toyota', refinements: ['White'] },
  { path: '/search?body=Ute', name: '', refinements: ['Ute', 'Up to $40,000'] },
]
const car: SuggestedCar = { href: '/cars/hilux-1', name: '2021 Toyota HiLux SR5', price: '$41,990', photo: 'hilux.jpg' }
const suggested = (text: string, found: readonly string[] = [], list?: SearchedList) =>
  suggestionRows(text, { lexicon: buildLexicon(), recent: [], cars: [], list, found })
const rows = (text: string, cars: readonly SuggestedCar[] = []) =>
  suggestionRows(text, { lexicon: buildLexicon(), recent, cars, list: undefined, found: [] }).rows
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

it('the search field suggests a completion after other words only if it has cars (SRC-06)', () => {
  const { rows, unproven } = suggested('white toy')
  expect(rows).toEqual([])
  expect(unproven.length).toBeGreaterThan(1)
  const [first = ''] = unproven
  expect(suggested('white toy', [first]).rows.map(({ href }) => href)).toEqual([first])
  expect(suggested('toy').rows.length).toBeGreaterThan(1)
  expect(suggested('toy').unproven).toEqual([])
})

it('the search field suggests what a sentence means only if it has cars (SRC-06)', () => {
  const [address = ''] = suggested('white suv').unproven
  expect(suggested('white suv').rows.filter(({ look }) => look === 'meaning')).toEqual([])
  expect(suggested('white suv', [address]).rows[0]).toMatchObject({ look: 'meaning', href: address })
})

it('the search field of a list suggests only searches that have cars there (SRC-06)', () => {
  const state = { query: '', page: 1, sortBy: 'recommended' as const, values: { colour: ['White'] }, ranges: {} }
  const list = { path: '/search', preset: {}, state }
  const { rows, unproven } = suggested('toy', [], list)
  expect(rows).toEqual([])
  expect(suggested('toy', unproven, list).rows.length).toBeGreaterThan(1)
})
