import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { weeklyShare } from './stockLexicon'

const now = '2026-03-01T00:00:00Z'
const car = buildCar({ priceCents: 3_000_000, status: 'in_stock', financeLenders: {} })

it('the weekly share is the estimated weekly repayment per dollar of the cars’ prices (FIN-04)', () => {
  const share = weeklyShare([car, car], buildConfig({ estimate: { show: true } }), now) ?? 0
  expect(share).toBeGreaterThan(0.002)
  expect(share).toBeLessThan(0.006)
})

it.each([
  { name: 'no figure shows', cars: [car], show: false },
  { name: 'no car has a price', cars: [buildCar({ priceCents: null })], show: true },
  { name: 'there is no car', cars: [], show: true },
])('the weekly share is null if $name (FIN-08)', ({ cars, show }) =>
  expect(weeklyShare(cars, buildConfig({ estimate: { show } }), now)).toBeNull(),
)
