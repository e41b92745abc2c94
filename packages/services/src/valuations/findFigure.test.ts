import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { saveValuationRules } from '@forecourt/data/valuations/valuationRules'
import { buildValuation } from '@forecourt/rules/testing/buildValuation'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import { defaultValuationRules } from '@forecourt/rules/valuations/ValuationRules'
import { beforeEach, expect, it, vi } from 'vitest'
import { findFigure, type MarketValues } from './findFigure'

const world = testWorld()
let day = 0
let now = ''
let plates = 0
// A separate day for each test, so that requests of others don't count.
beforeEach(() => {
  day += 2
  now = new Date(Date.UTC(2026, 5, day)).toISOString()
})

const fakeProvider = (marketCents: number | null = 2_000_000) =>
  vi.fn<MarketValues['findMarketValue']>(async () => (marketCents === null ? null : { marketCents, source: 'a table' }))

const findOffer = async (
  findMarketValue: MarketValues['findMarketValue'],
  over: Partial<Valuation> = {},
  { side = 'north' as 'north' | 'south', at = now, timeoutMs = 500 } = {},
) => {
  const site = await liveSite(world.db, world[side].siteId)
  const lines: string[] = []
  const valuation = buildValuation(over)
  return findFigure({ db: world.db, site, valuation, values: { findMarketValue }, now: at, log: (line) => lines.push(line), timeoutMs })
}
const plate = () => ({ vehicle: { ...buildValuation({}).vehicle, plate: `P${++plates}` } })

it('the valuation gives a range, and requests a value once a day for a vehicle within a band of kilometres (TRD-01)', async () => {
  const findMarketValue = fakeProvider()
  const vehicle = plate()
  const found = await findOffer(findMarketValue, { ...vehicle, km: 41_000 })
  expect(found).toMatchObject({
    figure: { lowCents: 1_650_000, highCents: 1_790_000, marketCents: 2_000_000 },
    source: 'a table',
    validDays: 7,
  })
  expect(await findOffer(findMarketValue, { ...vehicle, km: 49_999 })).toEqual(found)
  expect(findMarketValue).toHaveBeenCalledTimes(1)
  await findOffer(findMarketValue, { ...vehicle, km: 50_000 })
  await findOffer(findMarketValue, { ...vehicle, km: 41_000 }, { side: 'south' })
  await findOffer(findMarketValue, { ...vehicle, km: 41_000 }, { at: new Date(Date.parse(now) + 86_400_000).toISOString() })
  expect(findMarketValue).toHaveBeenCalledTimes(4)
})

it('the valuation caches for a day that a vehicle is unknown (TRD-01)', async () => {
  const findMarketValue = fakeProvider(null)
  const vehicle = plate()
  expect([await findOffer(findMarketValue, vehicle), await findOffer(findMarketValue, vehicle)]).toEqual([
    { reason: 'unknown' },
    { reason: 'unknown' },
  ])
  expect(findMarketValue).toHaveBeenCalledTimes(1)
})

it('the valuation requests no value for a vehicle outside the dealership’s limits (TRD-02, TRD-03)', async () => {
  const findMarketValue = fakeProvider()
  expect(await findOffer(findMarketValue, { km: 100_001 })).toEqual({ reason: 'limits' })
  expect(await findOffer(findMarketValue, { vehicle: { ...buildValuation({}).vehicle, year: 2018 } })).toEqual({ reason: 'limits' })
  expect(findMarketValue).not.toHaveBeenCalled()
})

it.each([
  { name: 'is down', findMarketValue: () => Promise.reject(new Error('connect ECONNREFUSED')) },
  { name: 'has reached its request limit', findMarketValue: () => Promise.reject(new Error('429 Too Many Requests')) },
  { name: 'times out', findMarketValue: () => new Promise<never>(() => {}), timeoutMs: 30 },
])(
  'the valuation lets the dealership call the shopper when the provider $name, and requests a value again the next time (TRD-01)',
  async ({ findMarketValue, timeoutMs = 500 }) => {
    const vehicle = plate()
    expect(await findOffer(findMarketValue, vehicle, { timeoutMs })).toEqual({ reason: 'away' })
    expect(await findOffer(fakeProvider(), vehicle)).toMatchObject({ figure: {} })
  },
)

it('the valuation keeps each organisation’s daily limit of requests, also for simultaneous ones (TRD-01)', async () => {
  const { organisationId } = world.south
  const scope = world.db.forOrganisation(organisationId)
  const actor = { userId: null, name: 'A test' }
  const rules = { ...defaultValuationRules, lookupsPerDay: 3 }
  expect(await saveValuationRules(scope, organisationId, { rules, expectedRevision: 0, actor, now })).toBe(true)
  expect(await saveValuationRules(scope, organisationId, { rules, expectedRevision: 0, actor, now })).toBe(false)
  const findMarketValue = fakeProvider()
  const found = await Promise.all(Array.from({ length: 8 }, () => findOffer(findMarketValue, plate(), { side: 'south' })))
  expect(found.filter((each) => 'figure' in each)).toHaveLength(3)
  expect(found.filter((each) => 'reason' in each && each.reason === 'cap')).toHaveLength(5)
  expect(findMarketValue).toHaveBeenCalledTimes(3)
  expect(await findOffer(findMarketValue, plate())).toMatchObject({ figure: {} })
})

it('the valuation gives no figure below the dealership’s minimum (TRD-01)', async () => {
  expect(await findOffer(fakeProvider(150_000), plate())).toEqual({ reason: 'minimum' })
})
