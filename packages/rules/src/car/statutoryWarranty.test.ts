import { describe, expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { statutoryWarranties } from '../laws/statutoryWarranties'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { statutoryWarranty, statutoryWarrantyText } from './statutoryWarranty'

const today = '2026-12-01'
const states = Object.keys(statutoryWarranties)

/** The period in short, such as '3 months, 5000 km'; null for none. */
const periodOf = (over: Partial<Car>) => {
  // The year is that of the build date, unless it is given.
  const year = over.buildDate ? { year: Number(over.buildDate.slice(0, 4)) } : {}
  const period = statutoryWarranty(buildCar({ ...year, ...over }), today)
  return period && `${period.months} months, ${period.km} km`
}
const three = '3 months, 5000 km'
const one = '1 months, 1000 km'
const monthWa = '1 months, 1500 km'

describe('the statutory warranty by state (VDP-30)', () => {
  it.each<[state: string, buildDate: string, km: number, dollars: number, period: string | null]>([
    ['NSW', '2021-03-01', 42_310, 24_990, three],
    ['NSW', '2016-12-01', 159_999, 8_990, three],
    ['NSW', '2016-11-01', 60_000, 8_990, null],
    ['NSW', '2021-03-01', 160_001, 8_990, null],
    ['NSW', '2021-03-01', 42_310, 69_000, three],
    ['NSW', '2021-03-01', 42_310, 90_000, null],
    ['ACT', '2021-03-01', 42_310, 24_990, three],
    ['ACT', '2016-11-01', 42_310, 24_990, null],
    ['NT', '2021-03-01', 42_310, 24_990, three],
    ['NT', '2021-03-01', 160_000, 24_990, null],
    ['VIC', '2016-12-01', 159_999, 90_000, three],
    ['VIC', '2016-12-01', 160_000, 12_000, null],
    ['VIC', '2016-11-01', 90_000, 12_000, null],
    ['QLD', '2016-12-01', 159_999, 12_000, three],
    ['QLD', '2016-12-01', 160_000, 12_000, one],
    ['QLD', '2016-11-01', 90_000, 12_000, one],
    ['QLD', '2006-11-01', 90_000, 12_000, null],
    ['SA', '2011-12-01', 200_000, 12_000, three],
    ['SA', '2011-11-01', 90_000, 12_000, null],
    ['SA', '2021-03-01', 200_001, 12_000, null],
    ['SA', '2021-03-01', 90_000, 6_000, null],
    ['WA', '2016-12-01', 150_000, 4_000, three],
    ['WA', '2016-12-01', 150_001, 4_000, monthWa],
    ['WA', '2016-11-01', 90_000, 4_000, monthWa],
    ['WA', '2014-11-01', 90_000, 4_000, null],
    ['WA', '2016-12-01', 180_001, 4_000, null],
    ['WA', '2021-03-01', 90_000, 3_990, null],
    ['TAS', '2021-03-01', 42_310, 24_990, null],
    ['Auckland', '2021-03-01', 42_310, 24_990, null],
    ['', '2021-03-01', 42_310, 24_990, null],
    ['constructor', '2021-03-01', 42_310, 24_990, null],
  ])('%s: built in %s, %s km, $%s: %s', (state, buildDate, km, dollars, period) =>
    expect(periodOf({ state, buildDate, km, priceCents: dollars * 100 })).toBe(period),
  )
})

describe('only what is certain is stated (VDP-30)', () => {
  it.each(states)('%s states nothing of a vehicle whose kind, odometer or age isn’t known, or that the law excludes', (state) => {
    const changes: readonly Partial<Car>[] = [
      { km: null },
      { km: 0 },
      { year: Number.NaN },
      { year: 0, buildDate: null },
      { year: 2014 },
      { body: null, simpleBody: null },
      { body: '4x4', simpleBody: null },
      { body: 'ute', simpleBody: 'Ute' },
      { body: 'van', simpleBody: 'Van' },
      { body: 'peopleMover', simpleBody: 'People Mover', seats: 12 },
      { itemType: 'motorcycle', body: null, simpleBody: 'Cruiser' },
      { itemType: 'caravan', body: null, simpleBody: 'Caravan' },
      { carType: 'new' },
      { carType: 'demo' },
      { status: 'sold' },
      { status: 'withdrawn' },
    ]
    expect(periodOf({ state })).toBe(three)
    expect(changes.map((change) => periodOf({ state, ...change }))).toEqual(changes.map(() => null))
  })

  it.each(states)('%s: without a build date, a car may have been built in the year before its own', (state) => {
    const limit = state === 'SA' ? 2011 : 2016
    expect(periodOf({ state, buildDate: null, year: limit + 2 })).toBe(three)
    expect([0, 1].map((more) => periodOf({ state, buildDate: null, year: limit + more }))).toEqual([null, null])
  })

  it('a build date that is no date counts as none', () => {
    expect(periodOf({ state: 'NSW', year: 2018, buildDate: 'soon' })).toBe(three)
    expect(periodOf({ state: 'NSW', year: 2017, buildDate: 'soon' })).toBeNull()
  })

  it.each(['NSW', 'SA', 'WA'])(
    '%s depends on the price, which must be known and within the limits with and without on-road costs',
    (state) => {
      expect(periodOf({ state, priceCents: null })).toBeNull()
      const [driveAwayCents, egcCents] =
        state === 'NSW' ? [7_200_000, 6_800_000] : state === 'SA' ? [1_030_000, 970_000] : [420_000, 380_000]
      const prices = { driveAwayCents, egcCents, driveAwayBeforeCents: null, egcBeforeCents: null }
      expect(periodOf({ state, ...prices, priceCents: driveAwayCents })).toBeNull()
    },
  )

  it.each(['ACT', 'NT', 'QLD', 'VIC'])('%s gives it at any price', (state) => expect(periodOf({ state, priceCents: null })).toBe(three))
})

describe('the line on a car’s page (VDP-30)', () => {
  const now = '2026-11-30T14:00:00.000Z'
  const text = (over: Partial<Car>, country: 'AU' | 'NZ' = 'AU') =>
    statutoryWarrantyText(buildCar(over), buildConfig({ identity: { country } }), now)

  it.each([
    ['NSW', {}, 'NSW statutory warranty: 3 months or 5,000 km, whichever comes first'],
    ['QLD', { km: 170_000 }, 'Queensland statutory warranty: 1 month or 1,000 km, whichever comes first'],
    ['VIC', {}, 'Victorian statutory warranty: 3 months or 5,000 km, whichever comes first'],
  ])('%s names the state and the period', (state, over, line) => expect(text({ state, ...over })).toBe(line))

  it('goes by the day of the site: Sydney already has the first of December', () => {
    expect(text({ year: 2016, buildDate: '2016-12-01' })).not.toBeNull()
    expect(text({ year: 2016, buildDate: '2016-11-01' })).toBeNull()
  })

  it('is in Australia only', () => expect(text({}, 'NZ')).toBeNull())
})
