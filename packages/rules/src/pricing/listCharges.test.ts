import { expect, it } from 'vitest'
import type { Car, OnRoadCharge } from '../entities/Car'
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
  expect(listCharges(car, 5_000_000, [charge(over)])?.map((each) => each.cents)).toEqual(cents === null ? [] : [cents]),
)

const vehicleDuty = charge({ name: 'Stamp duty', vehicleDuty: true })
const transfer = charge({ name: 'Transfer', fixedCents: 4_500 })

it.each([
  {
    name: 'by the rates of its state',
    over: {},
    lines: [
      ['Stamp duty', 160_000],
      ['Transfer', 4_500],
    ],
  },
  {
    name: 'by the rates of another state',
    over: { state: 'WA' },
    lines: [
      ['Stamp duty', 325_000],
      ['Transfer', 4_500],
    ],
  },
  {
    name: 'left out where there is none',
    over: { state: 'WA', itemType: 'caravan', simpleBody: 'Caravan', fuel: null, cylinders: null },
    lines: [['Transfer', 4_500]],
  },
  { name: 'not known without its cylinders', over: { state: 'QLD', cylinders: null, variant: {} }, lines: null },
  { name: 'not known in the ACT', over: { state: 'ACT' }, lines: null },
])('the vehicle duty of a car is $name (UI-19)', ({ over, lines }) => {
  const charged = listCharges({ ...car, ...over } as Car, 5_000_000, [transfer, vehicleDuty])
  expect(charged?.map(({ name, cents }) => [name, cents]) ?? null).toEqual(lines)
})

it('a duty that isn’t known doesn’t matter where the charge doesn’t apply (UI-19)', () =>
  expect(listCharges({ ...car, state: 'ACT' }, 5_000_000, [transfer, { ...vehicleDuty, states: ['NSW'] }])).toHaveLength(1))
