import { expect, it } from 'vitest'
import { rememberColumns } from '../stock-import/rememberColumns'
import type { StockLine } from '../stock-import/stockColumns'
import { createRowFacts } from './createRowFacts'

const source = { from: ['x'], steps: [] }
const facts = () =>
  createRowFacts(
    {
      version: 1,
      only: [],
      columns: { make: source, km: source, transmission: source, price: source, comments: source, location: source },
    },
    rememberColumns('2026-06-01T02:00:00.000Z'),
  )
const row: StockLine = { make: 'Kia', km: '45,000', transmission: 'Auto', price: '$15,990', comments: 'Tidy', location: 'Dubbo' }

it.each<{ other: StockLine; columns: readonly string[] }>([
  { other: { ...row, km: '45000', transmission: 'Automatic', price: '15990', comments: 'One owner', make: 'KIA' }, columns: [] },
  { other: { ...row, km: '54000' }, columns: ['km'] },
  { other: { ...row, transmission: 'Manual', price: '16990' }, columns: ['price', 'transmission'] },
  { other: { ...row, transmission: '' }, columns: ['transmission'] },
])('two rows differ under $columns (ENT-01)', ({ other, columns }) => {
  const kept = facts()
  kept.note(row, 0, 'offered')
  kept.note(other, 1, 'offered')
  expect(kept.differing(0, 1).toSorted()).toEqual(columns.toSorted())
})

it('rows differ in their status if one of them isn’t for sale or is undecided (ENT-01, CAR-05)', () => {
  const kept = facts()
  for (const [place, state] of (['offered', 'gone', 'open'] as const).entries()) kept.note(row, place, state)
  expect([kept.differing(0, 1), kept.differing(0, 2), kept.differing(1, 1)]).toEqual([['status'], ['status'], []])
})

it('the facts of thousands of rows are compared without a mix-up (ENT-01)', () => {
  const kept = facts()
  for (let place = 0; place < 5_000; place++) kept.note({ ...row, km: String(place) }, place, 'offered')
  expect([kept.differing(0, 4_999), kept.differing(4_999, 4_999)]).toEqual([['km'], []])
})

it('rows of two locations with another make are two cars (ENT-01)', () => {
  const kept = facts()
  const others: readonly StockLine[] = [
    row,
    { ...row, location: 'Orange', make: 'Mazda' },
    { ...row, make: 'Mazda' },
    { ...row, location: '' },
  ]
  for (const [place, each] of others.entries()) kept.note(each, place, 'offered')
  expect([1, 2, 3].map((place) => kept.isOfTwoLocations(0, place))).toEqual([true, false, false])
})
