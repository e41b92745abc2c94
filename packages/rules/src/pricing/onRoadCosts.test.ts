import { expect, it } from 'vitest'
import type { OnRoadCharge } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildCharge } from '../testing/buildCharge'
import { financedCents, onRoadCosts, onRoadText } from './onRoadCosts'

const charge = (over: Partial<OnRoadCharge>) => buildCharge({ percent: 0, ...over })
const car = buildCar({ priceCents: 5_000_000, priceType: 'egc', driveAwayCents: null, carType: 'used', state: 'NSW' })
const duty = charge({ percent: 3, states: ['NSW'] })
const more = charge({ name: 'Stamp duty above $45,000', percent: 2, aboveCents: 4_500_000, states: ['NSW'] })
const delivery = charge({ name: 'Dealer delivery', chargedBy: 'dealer', fixedCents: 199_500, carTypes: ['used'] })

it('the on-road price adds the charges of governments and the dealer, governments first (UI-19)', () => {
  expect(onRoadCosts({ ...car, charges: [delivery, more, duty] })).toEqual({
    lines: [
      { name: 'Stamp duty', text: '$1,500' },
      { name: 'Stamp duty above $45,000', text: '$100' },
      { name: 'Dealer delivery', text: '$1,995' },
    ],
    totalCents: 5_359_500,
    totalText: '$53,595',
    isKnown: false,
  })
})

it('the on-road price is the sum of the lines shown, also with cents in several charges (UI-19)', () => {
  const charges = [charge({ fixedCents: 563_40 }), charge({ name: 'Transfer', fixedCents: 45_20 })]
  expect(onRoadCosts({ ...car, priceCents: 20_490_00, charges })).toMatchObject({
    lines: [{ text: '$564' }, { text: '$46' }],
    totalText: '$21,100',
  })
})

it.each([
  { cents: 1, line: '$1', total: '$50,001' },
  { cents: 49, line: '$1', total: '$50,001' },
  { cents: 50, line: '$1', total: '$50,001' },
  { cents: 100, line: '$1', total: '$50,001' },
  { cents: 101, line: '$2', total: '$50,002' },
])('the on-road cost rule rounds a charge of $cents cents up to whole dollars (UI-19)', ({ cents, line, total }) => {
  const costs = onRoadCosts({ ...car, charges: [charge({ fixedCents: cents })] })
  expect([costs?.lines[0]?.text, costs?.totalText]).toEqual([line, total])
})

it('the on-road price uses the dealer’s drive-away price, independently of the charges (CAR-17)', () => {
  expect(onRoadCosts({ ...car, driveAwayCents: 5_299_000, charges: [duty] })).toEqual({
    lines: [{ name: 'Government charges and registration', text: '$2,990' }],
    totalCents: 5_299_000,
    totalText: '$52,990',
    isKnown: true,
  })
})

it.each([
  { name: 'a drive-away price', over: { priceType: 'driveAway' as const }, charges: [duty] },
  { name: 'no price', over: { priceCents: null }, charges: [duty] },
  { name: 'another state', over: { state: 'VIC' }, charges: [duty] },
  { name: 'another kind of car', over: { carType: 'new' as const }, charges: [delivery] },
  { name: 'nothing above the amount', over: { priceCents: 4_500_000 }, charges: [more] },
  { name: 'no charges', over: {}, charges: [] },
  {
    name: 'a duty that isn’t known',
    over: { state: 'QLD', cylinders: null, variant: {} },
    charges: [charge({ vehicleDuty: true }), delivery],
  },
])('the on-road cost is null for $name (CARD-05)', ({ over, charges }) => expect(onRoadCosts({ ...car, charges, ...over })).toBeNull())

it('a car whose duty isn’t known has the price, not a total, as its loan (CARD-05, FIN-25)', () =>
  expect(financedCents({ ...car, state: 'ACT', charges: [charge({ vehicleDuty: true }), delivery] })).toBe(5_000_000))

it.each([
  { name: 'estimated', over: { charges: [duty] }, text: '$51,500 on the road (estimate)', cents: 5_150_000 },
  { name: 'stated by the dealer', over: { driveAwayCents: 5_299_000 }, text: '$52,990 on the road', cents: 5_299_000 },
  { name: 'included in the price', over: { priceType: 'driveAway' as const, charges: [duty] }, text: null, cents: 5_000_000 },
])('a loan is calculated from the on-road total, $name (CARD-05, FIN-25)', ({ over, text, cents }) => {
  const costs = onRoadCosts({ ...car, ...over })
  expect([costs && onRoadText(costs), financedCents({ ...car, ...over })]).toEqual([text, cents])
})
