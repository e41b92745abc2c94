import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { type CarAttention, carAttention } from './carAttention'

const now = '2026-03-31T10:00:00.000Z'
const lead = '2026-03-30T10:00:00.000Z'
const average = (cents: number) => ({ marketPrices: { stateAverageCents: cents } })

it.each<{
  name: string
  car?: Partial<Car>
  listedAt?: string
  lastLeadAt?: string | null
  feedProblem?: string | null
  wants: CarAttention[]
}>([
  { name: 'a car that lacks nothing', wants: [] },
  { name: 'no photo', car: { images: [] }, wants: ['noPhotos'] },
  { name: 'no price', car: { priceCents: null }, wants: ['noPrice'] },
  { name: 'a price of ten dollars, which is none', car: { priceCents: 1_000 }, wants: ['noPrice'] },
  { name: 'a price per week alone', car: { priceCents: null, subscriptionPriceCents: 19_900 }, wants: [] },
  { name: 'a price of a cent above the average', car: average(2_498_999), wants: ['aboveMarket'] },
  { name: 'a price that is the average', car: average(2_499_000), wants: [] },
  { name: 'an average of nothing', car: average(0), wants: [] },
  {
    name: 'the country’s average where the state’s is 0',
    car: { marketPrices: { stateAverageCents: 0, nationalAverageCents: 1 } },
    wants: ['aboveMarket'],
  },
  { name: 'no lead since it came three weeks ago', car: { createdAt: '2026-03-10T10:00:00.000Z' }, lastLeadAt: null, wants: ['noLead'] },
  { name: 'no lead since it came a second less ago', car: { createdAt: '2026-03-10T10:00:01.000Z' }, lastLeadAt: null, wants: [] },
  { name: 'a lead older than the car, which came back', car: { createdAt: lead }, lastLeadAt: '2025-03-10T10:00:00.000Z', wants: [] },
  {
    name: 'no lead since it was listed three weeks ago, months after it came',
    car: { createdAt: '2025-11-01T00:00:00.000Z' },
    listedAt: '2026-03-10T10:00:00.000Z',
    lastLeadAt: null,
    wants: ['noLead'],
  },
  {
    name: 'a car that stood there for months, of a dealer who came today',
    car: { createdAt: '2025-11-01T00:00:00.000Z' },
    listedAt: now,
    lastLeadAt: null,
    wants: [],
  },
  { name: 'a lead three weeks ago', lastLeadAt: '2026-03-10T10:00:00.000Z', wants: ['noLead'] },
  { name: 'a row of its feed that was refused', feedProblem: 'It has no make.', wants: ['quarantined'] },
  {
    name: 'all of it',
    car: { images: [], priceCents: null },
    lastLeadAt: null,
    feedProblem: 'No.',
    wants: ['noPhotos', 'noPrice', 'noLead', 'quarantined'],
  },
  { name: 'a sold car', car: { status: 'sold', images: [], priceCents: null }, lastLeadAt: null, wants: [] },
  { name: 'a draft', car: { status: 'draft', images: [] }, wants: [] },
])('$name wants $wants (ENT-01, ENT-04)', ({ car, listedAt = null, lastLeadAt = lead, feedProblem = null, wants }) => {
  expect(carAttention({ car: buildCar(car), listedAt, lastLeadAt, feedProblem, now })).toEqual(wants)
})
