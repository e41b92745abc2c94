import { expect, it } from 'vitest'
import type { FinanceLender } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildLender } from '../../testing/buildLender'
import { type LenderConfig, lenderFigures, type RatedLender, repaidLoan } from './lenderFigures'

it.each<{ name: string; country?: 'NZ'; financeLenders: { [name: string]: FinanceLender }; found: boolean }>([
  { name: 'finds the provider’s', financeLenders: { angle: buildLender(), manual: buildLender() }, found: true },
  { name: 'finds none of another provider', financeLenders: { angle: buildLender() }, found: false },
  { name: 'finds none without an interest rate', financeLenders: { manual: buildLender({ interestRate: null }) }, found: false },
  { name: 'finds none without a comparison rate', financeLenders: { manual: buildLender({ comparisonRate: null }) }, found: false },
  {
    name: 'finds one without a comparison rate in New Zealand',
    country: 'NZ',
    financeLenders: { manual: buildLender({ comparisonRate: null }) },
    found: true,
  },
  { name: 'finds none with a rate that is no number', financeLenders: { manual: buildLender({ interestRate: Number.NaN }) }, found: false },
  { name: 'finds none that are inherited properties', financeLenders: Object.create({ manual: buildLender() }), found: false },
])('lookup of a lender’s figures $name (CAR-23)', ({ country, financeLenders, found }) => {
  const config: LenderConfig = { finance: { provider: 'manual' }, identity: { country: country ?? 'AU' } }
  expect(lenderFigures(buildCar({ financeLenders }), config) !== null).toBe(found)
})

it.each([
  { name: '4 years', stated: { termYears: 4 }, years: 4 },
  { name: '54 months', stated: { termMonths: 54 }, years: 4.5 },
  { name: '208 weeks', stated: { termWeeks: 208 }, years: 4 },
  { name: '3 years and 36 months', stated: { termYears: 3, termMonths: 36 }, years: 3 },
  { name: 'no term', stated: {}, years: 5 },
])('the loan of figures with $name is over $years years (ENT-06, FIN-15)', ({ stated, years }) => {
  expect(repaidLoan(buildLender({ termYears: null, ...stated }) as RatedLender).termYears).toBe(years)
})
