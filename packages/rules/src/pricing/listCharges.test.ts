import { expect, it } from 'vitest'
import type { OnRoadCharge } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildCharge } from '../testing/buildCharge'
import { listCharges } from './listCharges'

const charge = (over: Partial<OnRoadCharge>) => buildCharge({ name: 'Duty', percent: 0, ...over })
const car = buildCar({ carType: 'used', state: 'NSW' })

it.each<{ name: string; charge: Partial<OnRoadCharge>; cents: number | null }>([
  { name: 'a fixed amount', charge: { fixedCents: 4_500 }, cents: 4_500 },
  { name: 'a percentage', charge: { percent: 3 }, cents: 150_000 },
  { name: 'a percentage of the amount above a threshold', charge: { percent: 2, aboveCents: 4_500_000 }, cents: 10_000 },
  { name: 'both', charge: { fixedCents: 4_500, percent: 3 }, cents: 154_500 },
  { name: 'nothing above the threshold', charge: { percent: 2, aboveCents: 5_000_000 }, cents: null },
  { name: 'another state', charge: { states: ['VIC'], fixedCents: 4_500 }, cents: null },
  { name: 'another kind of car', charge: { carTypes: ['new'], fixedCents: 4_500 }, cents: null },
])('the on-road cost rule calculates $name of $50,000 (UI-19)', ({ charge: over, cents }) =>
  expect(listCharges(car, 5_000_000, [charge(over)]).map((each) => each.cents)).toEqual(cents === null ? [] : [cents]),
)
