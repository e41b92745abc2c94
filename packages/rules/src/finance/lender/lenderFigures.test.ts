import { expect, it } from 'vitest'
import type { FinanceLender } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildLender } from '../../testing/buildLender'
import { type LenderConfig, lenderFigures } from './lenderFigures'

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
