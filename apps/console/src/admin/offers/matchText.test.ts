import { expect, it } from 'vitest'
import { matchText } from './matchText'

const cars = ['A', 'B', 'C'].map((name) => ({ id: name, name: `Prado ${name}`, stockNumber: `N${name}` }))

it.each([
  { total: 0, cars: [], onCars: true, text: 'No car in stock matches now, so only cars you choose show this offer.' },
  { total: 0, cars: [], onCars: false, text: 'No car in stock matches now.' },
  { total: 1, cars: cars.slice(0, 1), onCars: true, text: '1 car in stock matches now: Prado A (NA).' },
  { total: 14, cars, onCars: true, text: '14 cars in stock match now: Prado A (NA), Prado B (NB), Prado C (NC) and 11 more.' },
  {
    ...{ total: 1, cars: cars.slice(0, 1), onCars: false },
    text: '1 car in stock matches now: Prado A (NA). The offer’s page shows them, but their own pages don’t show the offer.',
  },
])('the form of an offer says how many cars it matches, and names the first three (OFR-01): $text', ({ text, onCars, ...found }) => {
  expect(matchText(found, { onCars })).toBe(text)
})
