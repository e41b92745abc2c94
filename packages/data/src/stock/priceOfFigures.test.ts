import type { Car } from '@forecourt/rules/entities/Car'
import { lenderFigures } from '@forecourt/rules/finance/lender/lenderFigures'
import type { BulkChange } from '@forecourt/rules/stock/bulkChange'
import { buildCharge } from '@forecourt/rules/testing/buildCharge'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { describe, expect, it } from 'vitest'
import { insertCharges } from '../edited-records/finance/chargeKind'
import { writeCarValues } from '../stock-feeds/writeCarValues'
import { addCars } from '../testing/addCars'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { tryManyCars } from '../what-if/tryManyCars'
import { createCar, updateCar } from './duplicateCar'
import { getCar, getEditedCar } from './getEditedCar'
import { changeManyCars } from './many/changeManyCars'
import { previewCar } from './previewCar'
import { choosePriceKinds } from './priceKinds'
import { undoCarChange } from './undoCarChange'
import type { CarChanges } from './writeCars'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const scope = () => world.db.forOrganisation(world.north.organisationId)
const config = buildConfig({ finance: { provider: 'manual', excludedMakes: [] } })
const { priceCents: _unknown, ...own } = buildLender({ paymentWeekCents: 18_800 })

const read = async (carId: string): Promise<Car> => {
  const car = await getCar(scope(), carId, null)
  if (!car) throw new Error('There is no such car.')
  return car
}
/** The weekly payment that pages of the car show. */
const shown = (car: Car) => lenderFigures(car, config)?.paymentWeekCents ?? null
const change = (carId: string, changes: CarChanges) => updateCar(scope(), { carId, changes, now, actor })
const addFinanced = (id: string, over: Partial<Car> = {}) =>
  addCars(world.db, world.north, [{ id, priceCents: 3_549_000, financeLenders: { manual: own }, ...over }])
const cheaper: BulkChange = { kind: 'price', by: 'amount', value: -150_000, roundTo: null, setsWasPrice: false }
const many = (id: string) => ({ key: crypto.randomUUID(), cars: [{ id, revision: 1 }], change: cheaper, siteIds: null, actor, now })

/** All that changes the price of a car. */
const writers: { readonly [writer: string]: (id: string) => Promise<unknown> } = {
  'the car’s form or a cell of the list': (id) => change(id, { driveAwayCents: 3_399_000 }),
  'a change of both prices': (id) => change(id, { driveAwayCents: null, egcCents: 3_399_000 }),
  'a bulk change': (id) => changeManyCars(scope(), many(id)),
  'a stock file': (id) =>
    world.db.platform.transaction((tx) => writeCarValues(tx, [{ carId: id, after: { driveAwayCents: 3_399_000 } }], now)),
  'an undo': async (id) => {
    await change(id, { driveAwayCents: 3_399_000 })
    await change(id, { financeLenders: { manual: { ...own, paymentWeekCents: 17_000 } } })
    await change(id, { financeLenders: { manual: own }, driveAwayCents: 3_699_000 })
    await undoCarChange(scope(), { carId: id, actor, now })
    expect(shown(await read(id))).toBe(17_000)
    await change(id, { driveAwayCents: 3_549_000 })
  },
}

describe('the price that a lender’s figures are for (ENT-06, CAR-23)', () => {
  it.each(Object.entries(writers))('figures don’t show after $0 changed the price', async (name, write) => {
    const id = `f-${Object.keys(writers).indexOf(name)}`
    await addFinanced(id)
    expect(shown(await read(id))).toBe(18_800)
    await write(id)
    expect(shown(await read(id))).toBeNull()
  })

  it('figures show again at their price, and new ones at the new price, entered after it or together with it', async () => {
    await addFinanced('again')
    await change('again', { driveAwayCents: 3_399_000 })
    await change('again', { financeLenders: { manual: own } })
    expect(shown(await read('again'))).toBeNull()
    await change('again', { driveAwayCents: 3_549_000 })
    expect(shown(await read('again'))).toBe(18_800)
    await change('again', { driveAwayCents: 3_399_000, financeLenders: { manual: { ...own, paymentWeekCents: 17_900 } } })
    expect(shown(await read('again'))).toBe(17_900)
    await change('again', { driveAwayCents: 3_299_000 })
    await change('again', { financeLenders: { manual: { ...own, paymentWeekCents: 17_500 } } })
    expect(shown(await read('again'))).toBe(17_500)
  })

  it('figures of an added car are for its price', async () => {
    const { locationId, organisationId } = world.north
    const entry = {
      stockNumber: 'F1',
      make: 'Kia',
      model: 'Rio',
      year: 2020,
      locationId,
      egcCents: 2_000_000,
      financeLenders: { manual: own },
    }
    const made = await createCar(scope(), organisationId, { actor, entry, status: 'in_stock', key: 'figures', siteIds: null, now })
    expect(made).toMatchObject({ ok: true, car: { financeLenders: { manual: { priceCents: 2_000_000 } } } })
  })

  it('figures don’t show after the location chose the other price, or after the charges that they include changed', async () => {
    await addFinanced('kinds', { egcCents: 3_300_000, driveAwayCents: 3_549_000 })
    const egc = { new: 'egc', used: 'egc', demo: 'egc' } as const
    const { locationId, organisationId } = world.north
    await change('kinds', { financeLenders: { manual: { ...own, paymentWeekCents: 16_000 } } })
    await choosePriceKinds(scope(), { locationId, kinds: egc, siteIds: null, actor })
    // Its loan includes the on-road costs, as the drive-away price did.
    expect(shown(await read('kinds'))).toBe(16_000)
    await addFinanced('charged', { egcCents: 3_000_000, driveAwayCents: null, priceCents: 3_000_000, priceType: 'egc' })
    const charges = (percent: number) =>
      scope().transaction((tx) =>
        insertCharges(tx, organisationId, [{ id: `duty-${percent}`, ...buildCharge({ percent, fixedCents: 0 }) }]),
      )
    await charges(3)
    // $30,900 over five years at 6.29 %.
    await change('charged', { financeLenders: { manual: { ...own, paymentWeekCents: 13_847 } } })
    const before = await read('charged')
    expect(before.financeLenders.manual?.priceCents).toBe(3_090_000)
    expect(shown(before)).toBe(13_847)
    await charges(2)
    expect(shown(await read('charged'))).toBeNull()
  })

  it('a preview and a what-if of a price have no figures of another one', async () => {
    await addFinanced('preview')
    const car = await getEditedCar(scope(), 'preview', null)
    const kinds = { new: 'driveAway', used: 'driveAway', demo: 'driveAway' } as const
    const terms = { lenders: [], charges: [] }
    const preview = (entry: object) => shown(previewCar({ car, entry, location: null, kinds, terms, country: 'AU', now }))
    expect([preview({}), preview({ driveAwayCents: 3_399_000 })]).toEqual([18_800, null])
    expect(preview({ driveAwayCents: 3_399_000, financeLenders: { manual: own } })).toBeNull()
    expect(preview({ driveAwayCents: 3_399_000, financeLenders: { manual: { ...own, paymentWeekCents: 17_000 } } })).toBe(17_000)
    const lender = {
      ...{ provider: 'manual', carTypes: [], interestRate: 6.99, comparisonRate: 7.84, termYears: 5 },
      ...{ depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null },
    }
    const calculated = previewCar({
      car,
      entry: { driveAwayCents: 3_000_000 },
      location: null,
      kinds,
      terms: { ...terms, lenders: [lender] },
      country: 'AU',
      now,
    })
    expect(shown(calculated)).toBe(13_680)
    const tried = await tryManyCars(scope(), { carIds: ['preview'], change: cheaper, siteIds: null, actor, now })
    expect([tried.before.map(shown), tried.after.map(shown)]).toEqual([[18_800], [null]])
  })
})
