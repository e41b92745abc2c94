import type { BuyRow } from '@forecourt/rules/demand/Demand'
import { expect, test } from 'vitest'
import { supplyText } from './supplyText'

const emptied = (condition: NonNullable<BuyRow['emptiedBy']>['condition'], fromCents: number | null = 2_499_000) => ({
  ...{ condition, cars: 3, fromCents },
})

test.each<{ row: Pick<BuyRow, 'cars' | 'emptiedBy'>; text: string }>([
  { row: { cars: 2, emptiedBy: null }, text: '2 cars' },
  { row: { cars: 0, emptiedBy: null }, text: 'None' },
  { row: { cars: 0, emptiedBy: emptied('maxCents') }, text: 'None; 3 above that price, from $24,990' },
  { row: { cars: 0, emptiedBy: emptied('place') }, text: 'None; 3 at another location, from $24,990' },
  { row: { cars: 0, emptiedBy: emptied('maxKm') }, text: 'None; 3 with more kilometres, from $24,990' },
  { row: { cars: 0, emptiedBy: emptied('body', null) }, text: 'None; 3 with another body' },
])('the cars for sale are shown as “$text”', ({ row, text }) => expect(supplyText(row)).toBe(text))
