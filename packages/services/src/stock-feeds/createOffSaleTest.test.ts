import { expect, it } from 'vitest'
import { rememberColumns } from '../stock-import/rememberColumns'
import { createOffSaleTest } from './createOffSaleTest'

const saysOffSale = createOffSaleTest(rememberColumns('2026-06-01T02:00:00.000Z'))

it.each([
  { heading: 'Show online', text: 'N', is: true },
  { heading: 'Show online', text: 'Y', is: false },
  { heading: 'Hide from web', text: '1', is: true },
  { heading: 'Sold', text: 'Y', is: true },
  { heading: 'Sold', text: 'N', is: false },
  { heading: 'Reserved', text: '', is: false },
  { heading: 'Stock status', text: 'Sold', is: true },
  { heading: 'Stock status', text: 'Available', is: false },
  { heading: 'Stock status', text: 'X', is: false },
  { heading: 'Colour', text: 'N', is: false },
])('“$text” under “$heading” takes a car off sale: $is (ENT-01, CAR-05)', ({ heading, text, is }) => {
  expect(saysOffSale(heading, text)).toBe(is)
})
