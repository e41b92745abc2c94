import type { BuyRow } from '@forecourt/rules/demand/Demand'
import { expect, test } from 'vitest'
import { supplyText, wantedText } from './supplyText'

const emptied = (condition: NonNullable<BuyRow['emptiedBy']>['condition'], fromCents: number | null = 2_499_000) => ({
  ...{ condition, cars: 3, fromCents },
})

test.each<{ row: Pick<BuyRow, 'cars' | 'emptiedBy'>; text: string }>([
  { row: { cars: 2, emptiedBy: null }, text: '2 cars in stock' },
  { row: { cars: 0, emptiedBy: null }, text: 'None in stock' },
  { row: { cars: 0, emptiedBy: emptied('maxCents') }, text: 'None in stock; 3 above that price, from $24,990' },
  { row: { cars: 0, emptiedBy: emptied('place') }, text: 'None in stock; 3 at another location, from $24,990' },
  { row: { cars: 0, emptiedBy: emptied('maxKm') }, text: 'None in stock; 3 with more kilometres, from $24,990' },
  { row: { cars: 0, emptiedBy: emptied('body', null) }, text: 'None in stock; 3 with another body' },
])('the cars for sale are shown as “$text”', ({ row, text }) => expect(supplyText(row)).toBe(text))

const anything = { make: null, model: null, body: null, seats: null, fuel: null, years: null, maxKm: null, maxCents: null, place: null }

test('a wanted car is shown with its price and place (ANL-01)', () => {
  expect(wantedText({ ...anything, make: 'Kia', model: 'Rio', maxCents: 2_000_000, place: 'Ryde' })).toBe('Kia Rio, up to $20,000, in Ryde')
  expect(wantedText({ ...anything, body: 'Ute' })).toBe('Ute')
})
