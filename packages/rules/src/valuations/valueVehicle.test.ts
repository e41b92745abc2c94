import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionLevels, conditionNames, type VehicleCondition } from './parseCondition'
import { defaultValuationRules, type ValuationRules } from './ValuationRules'
import { marketValue, valueVehicle } from './valueVehicle'

const now = '2026-06-01T00:00:00.000Z'
const good: VehicleCondition = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'good', history: 'good' }
const poor: VehicleCondition = { body: 'poor', interior: 'poor', mechanical: 'poor', tyres: 'poor', history: 'poor' }
const plain: ValuationRules = { ...defaultValuationRules, marginPercent: 10, spreadPercent: 0, minimumCents: 0 }
const of = (market: number, rules: Partial<ValuationRules> = {}, condition = good, year = 2022, make = 'Kia') =>
  valueVehicle(market, { make, year, condition }, { ...plain, ...rules }, now)

describe('the offer for a vehicle (TRD-01)', () => {
  it.each<[name: string, market: number, low: number, high: number, rules?: Partial<ValuationRules>, condition?: VehicleCondition]>([
    ['less the margin', 2_000_000, 1_800_000, 1_800_000],
    ['a range about the middle', 2_000_000, 1_710_000, 1_890_000, { spreadPercent: 10 }],
    ['rounded down to hundreds', 2_008_800, 1_800_000, 1_800_000],
    ['less for the worst condition', 2_000_000, 930_000, 930_000, {}, poor],
    ['no margin', 2_000_000, 2_000_000, 2_000_000, { marginPercent: 0 }],
    ['more for a make', 2_000_000, 1_980_000, 1_980_000, { adjustments: [adjusted('kia', 0, 60, 10)] }],
    ['not for another make', 2_000_000, 1_800_000, 1_800_000, { adjustments: [adjusted('BYD', 0, 60, 10)] }],
    ['less at an age', 2_000_000, 1_620_000, 1_620_000, { adjustments: [adjusted('', 4, 4, -10)] }],
    ['not at the age after', 2_000_000, 1_800_000, 1_800_000, { adjustments: [adjusted('', 5, 60, -10)] }],
    ['exactly the minimum', 2_000_000, 1_800_000, 1_800_000, { minimumCents: 1_800_000 }],
  ])('the offer for a vehicle is $0', (_name, market, low, high, rules, condition) => {
    expect(of(market, rules, condition)).toMatchObject({ lowCents: low, highCents: high })
  })

  it.each([
    { name: 'below the minimum', market: 2_000_000, rules: { minimumCents: 1_800_001 } },
    { name: 'without a market value', market: 0, rules: {} },
    { name: 'with a negative market value', market: -5, rules: {} },
    { name: 'worth less than the smallest step', market: 10_000, rules: {} },
  ])('the offer for a vehicle is null for a vehicle $name', ({ market, rules }) => expect(of(market, rules)).toBeNull())

  it('the offer for a vehicle lists the steps of the calculation, except those without effect', () => {
    expect(of(2_000_000)?.steps).toEqual([{ label: 'Reconditioning and margin', percent: -10 }])
  })
})

function adjusted(make: string, fromYears: number, toYears: number, percent: number) {
  return { id: `${make}${fromYears}`, make, fromYears, toYears, percent }
}

const condition = fc.record(
  Object.fromEntries(conditionNames.map((name) => [name, fc.constantFrom(...conditionLevels)])),
) as fc.Arbitrary<VehicleCondition>
const rules = fc.record({ marginPercent: fc.integer({ min: 0, max: 60 }), spreadPercent: fc.integer({ min: 0, max: 40 }) })
const price = fc.integer({ min: 0, max: 30_000_000 })
const years = fc.integer({ min: 0, max: 40 })
const km = fc.integer({ min: 0, max: 500_000 })
const highestOffer = (newCents: number, age: number, driven: number, state: VehicleCondition, more: Partial<ValuationRules>) =>
  of(marketValue({ newCents, years: age, km: driven }), more, state, 2026 - age)?.highCents ?? 0

describe('for any vehicle (TRD-01)', () => {
  it('the value range of any vehicle is never negative, rounded to hundreds, with the lower end at most the upper end', () => {
    fc.assert(
      fc.property(price, years, km, condition, rules, (newCents, age, driven, state, more) => {
        const figure = of(marketValue({ newCents, years: age, km: driven }), more, state, 2026 - age)
        if (!figure) return
        expect(figure.lowCents).toBeGreaterThanOrEqual(0)
        expect(figure.highCents).toBeGreaterThanOrEqual(figure.lowCents)
        expect([figure.lowCents % 10_000, figure.highCents % 10_000]).toEqual([0, 0])
      }),
    )
  })

  it('the value range of any vehicle never increases with more kilometres, more years or a worse answer', () => {
    const step = fc.integer({ min: 1, max: 50_000 })
    const name = fc.constantFrom(...conditionNames)
    fc.assert(
      fc.property(price, years, km, condition, rules, step, name, (newCents, age, driven, state, more, extra, question) => {
        const before = highestOffer(newCents, age, driven, state, more)
        expect(highestOffer(newCents, age, driven + extra, state, more)).toBeLessThanOrEqual(before)
        expect(highestOffer(newCents, age + 1, driven, state, more)).toBeLessThanOrEqual(before)
        const worse = conditionLevels[Math.min(2, conditionLevels.indexOf(state[question]) + 1)] ?? 'poor'
        expect(highestOffer(newCents, age, driven, { ...state, [question]: worse }, more)).toBeLessThanOrEqual(before)
      }),
    )
  })
})
