import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { anyCar } from '../../testing/anyCar'
import { buildCar } from '../../testing/buildCar'
import { vehicleDuties, vehicleDuty } from './vehicleDuty'

const states = Object.keys(vehicleDuties)
const kinds = {
  hatch: {},
  electric: { simpleFuel: 'Electric', fuel: 'Electric', cylinders: null, variant: {} },
  hybrid: { simpleFuel: 'Hybrid', fuel: 'Hybrid' },
  plugIn: { simpleFuel: 'PHEV', fuel: 'Plug-in Hybrid' },
  six: { cylinders: 6, variant: {} },
  eight: { cylinders: 8, variant: {} },
  ute: { body: 'ute', simpleBody: 'Ute', fuel: 'Diesel' },
  singleCab: { body: 'ute', simpleBody: 'Ute', fuel: 'Diesel', seats: 2 },
  truck: { body: 'lightTruck', simpleBody: 'Light truck', fuel: 'Diesel', seats: 3, variant: { grossVehicleMass: 6_500 } },
  truckOfUnknownMass: { body: 'lightTruck', simpleBody: 'Light truck', fuel: 'Diesel', seats: 3, variant: {} },
  bus: { body: 'bus', simpleBody: 'Bus', fuel: 'Diesel', variant: {} },
  motorcycle: { itemType: 'motorcycle', body: null, simpleBody: 'Cruiser', cylinders: 2, variant: {} },
  caravan: { itemType: 'caravan', body: 'motorhome', simpleBody: 'Caravan', fuel: null, cylinders: null, variant: {} },
  caravanOrMotorhome: { itemType: 'caravan', body: 'motorhome', simpleBody: null, fuel: null, cylinders: null, variant: {} },
  unknownBody: { body: null, simpleBody: null },
  unknownFuel: { fuel: null },
  unknownCylinders: { cylinders: null, variant: {} },
  otherCylinders: { cylinders: 4, variant: { cylinders: 6 } },
} as const satisfies { readonly [kind: string]: Partial<Car> }
type Kind = keyof typeof kinds

const dutyOf = (state: string, kind: Kind, dollars: number, over: Partial<Car> = {}) => {
  const cents = vehicleDuty(buildCar({ ...kinds[kind], ...over, state }), dollars * 100)
  return cents === null ? null : cents / 100
}

describe('worked figures of the revenue offices (UI-19)', () => {
  it.each<[dollars: number, duty: number]>([
    [20_000, 550],
    [25_000, 687.5],
    [38_990, 1_891],
    [44_490, 2_522.55],
    [50_000, 3_250],
    [54_990, 3_574.35],
  ])('vehicle duty in Western Australia on $%s is $%s', (dollars, duty) => expect(dutyOf('WA', 'hatch', dollars)).toBe(duty))

  it.each([
    [38_990, 4.85],
    [44_490, 5.67],
    [54_990, 6.5],
  ])('vehicle duty in Western Australia on $%s is %s %%, rounded down to 5 cents', (dollars, percent) => {
    const exact = (dollars * percent) / 100
    expect(exact - (dutyOf('WA', 'hatch', dollars) ?? 0)).toBeGreaterThanOrEqual(-1e-6)
    expect(exact - (dutyOf('WA', 'hatch', dollars) ?? 0)).toBeLessThan(0.05)
  })

  it.each<[state: string, kind: Kind, dollars: number, duty: number | null]>([
    ['WA', 'truck', 100_000, 3_000],
    ['WA', 'truck', 500_000, 12_000],
    ['WA', 'truckOfUnknownMass', 100_000, null],
    ['WA', 'motorcycle', 20_000, 550],
    ['WA', 'electric', 54_990, 3_574.35],

    ['QLD', 'hatch', 30_000, 900],
    ['QLD', 'hatch', 30_001, 903],
    ['QLD', 'hatch', 100_000, 3_000],
    ['QLD', 'hatch', 100_001, 5_005],
    ['QLD', 'hybrid', 30_000, 600],
    ['QLD', 'plugIn', 30_000, 600],
    ['QLD', 'electric', 30_000, 600],
    ['QLD', 'electric', 120_000, 4_800],
    ['QLD', 'six', 30_000, 1_050],
    ['QLD', 'six', 120_000, 6_600],
    ['QLD', 'eight', 30_000, 1_200],
    ['QLD', 'eight', 120_000, 7_200],
    ['QLD', 'motorcycle', 10_000, 300],
    ['QLD', 'unknownBody', 30_000, 900],
    ['QLD', 'unknownFuel', 30_000, null],
    ['QLD', 'unknownCylinders', 30_000, null],
    ['QLD', 'otherCylinders', 30_000, null],
    ['QLD', 'truckOfUnknownMass', 30_000, 900],
    ['QLD', 'truckOfUnknownMass', 120_000, null],

    ['NSW', 'hatch', 30_000, 900],
    ['NSW', 'hatch', 44_999, 1_350],
    ['NSW', 'hatch', 45_000, 1_350],
    ['NSW', 'hatch', 50_000, 1_600],
    ['NSW', 'electric', 50_000, 1_600],
    ['NSW', 'motorcycle', 50_000, 1_500],
    ['NSW', 'ute', 44_990, 1_350],
    ['NSW', 'ute', 50_000, null],
    ['NSW', 'singleCab', 50_000, 1_500],
    ['NSW', 'unknownBody', 30_000, 900],
    ['NSW', 'unknownBody', 50_000, null],

    ['VIC', 'hatch', 40_000, 1_680],
    ['VIC', 'hatch', 40_001, 1_688.4],
    ['VIC', 'hatch', 80_567, 3_385.2],
    ['VIC', 'hatch', 80_568, null],
    ['VIC', 'hybrid', 90_000, null],
    ['VIC', 'electric', 160_000, 6_720],
    ['VIC', 'ute', 60_000, 2_520],
    ['VIC', 'ute', 120_000, 5_040],
    ['VIC', 'motorcycle', 20_000, 840],
    ['VIC', 'bus', 60_000, 2_520],
    ['VIC', 'bus', 90_000, null],

    ['SA', 'hatch', 450, 5],
    ['SA', 'hatch', 1_000, 10],
    ['SA', 'hatch', 2_000, 30],
    ['SA', 'hatch', 3_000, 60],
    ['SA', 'hatch', 25_000, 940],
    ['SA', 'motorcycle', 25_000, 940],
    ['SA', 'ute', 1_000, 10],
    ['SA', 'ute', 25_000, 720],
    ['SA', 'bus', 25_000, null],
    ['SA', 'unknownBody', 25_000, null],

    ['TAS', 'hatch', 375, 20],
    ['TAS', 'hatch', 27_750, 834],
    ['TAS', 'hatch', 38_750, 1_468],
    ['TAS', 'hatch', 40_000, 1_600],
    ['TAS', 'hatch', 65_750, 2_632],
    ['TAS', 'ute', 30_000, 900],
    ['TAS', 'ute', 50_000, null],
    ['TAS', 'singleCab', 50_000, 1_500],
    ['TAS', 'motorcycle', 50_000, 1_500],
    ['TAS', 'truck', 50_000, null],

    ['NT', 'hatch', 30_050, 903],
    ['NT', 'hybrid', 30_000, 900],
    ['NT', 'electric', 30_000, null],
    ['NT', 'plugIn', 30_000, null],
    ['NT', 'unknownFuel', 30_000, null],

    ['ACT', 'hatch', 30_000, null],
    ['', 'hatch', 30_000, null],
    ['toString', 'hatch', 30_000, null],
    ['NSW', 'hatch', 0, null],
  ])('vehicle duty in %s of %s at $%s is %s', (state, kind, dollars, duty) => expect(dutyOf(state, kind, dollars)).toBe(duty))

  it.each<[kind: Kind, carType: Car['carType'], duty: number | null]>([
    ['ute', 'new', 1_620],
    ['ute', 'demo', null],
    ['ute', 'used', 2_520],
    ['motorcycle', 'new', 1_620],
    ['hatch', 'new', 2_520],
    ['hatch', 'demo', 2_520],
    ['unknownBody', 'new', null],
    ['unknownBody', 'used', 2_520],
  ])('vehicle duty in Victoria of %s, %s, at 60,000 dollars is %s', (kind, carType, duty) =>
    expect(dutyOf('VIC', kind, 60_000, { carType })).toBe(duty),
  )
})

describe('vehicle duty of caravans (UI-19)', () => {
  it.each(states)('a caravan has no duty in %s; in the Northern Territory it isn’t known', (state) => {
    expect(dutyOf(state, 'caravan', 60_000)).toBe(state === 'NT' ? null : 0)
    expect(dutyOf(state, 'caravanOrMotorhome', 60_000)).toBeNull()
  })
})

describe('vehicle duty of any vehicle (UI-19)', () => {
  const dollars = fc.integer({ min: 1, max: 400_000 })
  const vehicle = fc.tuple(fc.constantFrom(...states), fc.constantFrom(...(Object.keys(kinds) as Kind[])))

  it('is a whole number of cents, no more than 6.5 % and the part of a step', () => {
    fc.assert(
      fc.property(vehicle, dollars, anyCar, ([state, kind], price, any) => {
        const cents = vehicleDuty({ ...any, ...kinds[kind], state }, price * 100)
        if (cents === null) return
        expect(Number.isInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(0)
        // Tasmania has at least $20.
        expect(cents).toBeLessThanOrEqual(Math.max(2_000, price * 6.5 + 900))
      }),
    )
  })

  it('never falls with the price', () => {
    fc.assert(
      fc.property(vehicle, dollars, dollars, ([state, kind], one, other) => {
        const [less, more] = [dutyOf(state, kind, Math.min(one, other)), dutyOf(state, kind, Math.max(one, other))]
        if (less !== null && more !== null) expect(more).toBeGreaterThanOrEqual(less)
      }),
    )
  })

  it('is the same or not known if a fact isn’t known', () => {
    const facts = ['body', 'simpleBody', 'fuel', 'cylinders', 'seats'] as const
    fc.assert(
      fc.property(vehicle, dollars, fc.constantFrom(...facts), ([state, kind], price, fact) => {
        const known = dutyOf(state, kind, price)
        const without = dutyOf(state, kind, price, { [fact]: null, variant: {} })
        if (known !== null && without !== null) expect(without).toBe(known)
      }),
    )
  })
})

it('each duty names its law, source and first day (UI-19)', () => {
  for (const { law, source, from } of Object.values(vehicleDuties)) {
    expect(law).toMatch(/Act \d{4}/)
    expect(source).toMatch(/^https:\/\/[\w.]+\.gov\.au\//)
    expect(from).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})
