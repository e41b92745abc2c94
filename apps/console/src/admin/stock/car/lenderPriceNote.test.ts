import { buildLender } from '@forecourt/rules/testing/buildLender'
import { expect, it } from 'vitest'
import { type LenderFormValues, toCarFormValues } from './carFormValues'
import { lenderPriceNote, type StoredFigures } from './lenderPriceNote'

const stored = (priceCents: number | null) => ({ ...buildLender(), priceCents })
const carWith = (priceCents: number | null): StoredFigures => ({ financeLenders: { manual: stored(priceCents) }, carType: 'used' })

it.each<{ name: string; figuresFor?: number | null; entered: { [path: string]: string }; change?: object; expected: string | null }>([
  { name: 'the stored price', entered: { driveAwayCents: '35,490' }, expected: null },
  {
    name: 'a lower price',
    entered: { driveAwayCents: '33990' },
    expected: 'The figures are for $35,490. They aren’t shown until they are updated for $33,990.',
  },
  { name: 'a lower price with new figures', entered: { driveAwayCents: '33990' }, change: { paymentWeekCents: '170' }, expected: null },
  { name: 'the same price of the other kind', entered: { egcCents: '35490' }, expected: null },
  {
    name: 'an unknown price',
    figuresFor: null,
    entered: { driveAwayCents: '33990' },
    expected: 'The figures are for another price. They aren’t shown until they are updated for $33,990.',
  },
  {
    name: 'no price any more',
    entered: {},
    expected: 'The figures are for $35,490. They aren’t shown until the car has that price again.',
  },
  { name: 'a lender that was added', entered: { driveAwayCents: '33990' }, change: { provider: 'angle' }, expected: null },
])('a form with figures for $name says: $expected (ENT-06)', ({ figuresFor = 3_549_000, entered, change, expected }) => {
  const car = carWith(figuresFor)
  const form = toCarFormValues({ ...car, variant: {}, specifications: {}, disclosure: {} })
  const [lender] = form.financeLenders as readonly LenderFormValues[]
  expect(lenderPriceNote({ provider: '', ...lender, ...change }, { car, entered, kind: 'driveAway' })).toBe(expected)
})
