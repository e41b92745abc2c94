import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { type CarAttention, carAttention } from './carAttention'

const now = '2026-03-31T10:00:00.000Z'
const lead = '2026-03-30T10:00:00.000Z'
const average = (cents: number) => ({ marketPrices: { stateAverageCents: cents } })

it.each<[name: string, wants: CarAttention[], car?: Partial<Car>, more?: Partial<Parameters<typeof carAttention>[0]>]>([
  ['a car that lacks nothing', []],
  ['no photo', ['noPhotos'], { images: [] }],
  ['no price', ['noPrice'], { priceCents: null }],
  ['a price of ten dollars, which counts as none', ['noPrice'], { priceCents: 1_000 }],
  ['a price per week alone', [], { priceCents: null, subscriptionPriceCents: 19_900 }],
  ['a price of a cent above the average', ['aboveMarket'], average(2_498_999)],
  ['a price that is the average', [], average(2_499_000)],
  ['an average of 0', [], average(0)],
  ['the national average, if the state’s is 0', ['aboveMarket'], { marketPrices: { stateAverageCents: 0, nationalAverageCents: 1 } }],
  ['no lead since it was added three weeks ago', ['noLead'], { createdAt: '2026-03-10T10:00:00.000Z' }, { lastLeadAt: null }],
  ['no lead since it was added a second less ago', [], { createdAt: '2026-03-10T10:00:01.000Z' }, { lastLeadAt: null }],
  ['a lead older than the car, which came back', [], { createdAt: lead }, { lastLeadAt: '2025-03-10T10:00:00.000Z' }],
  [
    'no lead since it was listed three weeks ago, months after it was added',
    ['noLead'],
    { createdAt: '2025-11-01T00:00:00.000Z' },
    { lastLeadAt: null, listedAt: '2026-03-10T10:00:00.000Z' },
  ],
  ['a car months old, of a dealer who joined today', [], { createdAt: '2025-11-01T00:00:00.000Z' }, { lastLeadAt: null, listedAt: now }],
  ['a lead three weeks ago', ['noLead'], {}, { lastLeadAt: '2026-03-10T10:00:00.000Z' }],
  ['a row of its feed that was refused', ['quarantined'], {}, { feedProblem: 'It has no make.' }],
  [
    'all of it',
    ['noPhotos', 'noPrice', 'noLead', 'quarantined'],
    { images: [], priceCents: null },
    { lastLeadAt: null, feedProblem: 'No.' },
  ],
  ['a sold car', [], { status: 'sold', images: [], priceCents: null }, { lastLeadAt: null }],
  ['a draft', [], { status: 'draft', images: [] }],
])('$0 needs attention for $1 (ENT-01, ENT-04)', (_name, wants, car, more) => {
  expect(carAttention({ car: buildCar(car), listedAt: null, lastLeadAt: lead, feedProblem: null, now, ...more })).toEqual(wants)
})
