import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertCars } from '../stock/insertCars'
import { carColumn, type StoredCarField } from '../stock/storedCarFields'
import { buildActor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { createStockFeed } from './changeStockFeed'
import type { FeedCar } from './FeedCar'
import { importStock } from './importStock'
import type { ReportedCar } from './plannedCars'
import { fieldOwners, setFieldOwner } from './setFieldOwner'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const scope = () => world.db.forOrganisation(world.north.organisationId)
let [feedId, next] = ['', 0]

const feedNamed = async (name: string, more: { precedence?: number; addsCars?: boolean } = {}) => {
  const created = await createStockFeed(scope(), {
    dealershipId: world.north.dealershipId,
    settings: {
      ...{ name, locationId: world.north.locationId, source: { kind: 'upload' }, mapping: null, priceType: 'egc', schedule: null },
      ...{ maxWithdrawnPercent: 100, paused: false, ...more },
    },
    actor: buildActor,
    now,
  })
  if (!created?.ok) throw new Error('The feed was not made.')
  return created.feed.id
}
beforeAll(async () => {
  feedId = await feedNamed('DMS')
})

type Values = Partial<Record<StoredCarField, unknown>>

/** A car with these values, and the feed's previous values. */
const carWith = async (values: Partial<Car>, feedValues: Values | null, overridden: readonly string[]) => {
  const id = `compared-${next++}`
  const { dealershipId, locationId, organisationId } = world.north
  const car = buildCar({ id, slug: id, stockNumber: id, vin: null, status: 'in_stock', dealershipId, locationId, ...values })
  await scope().transaction(async (tx) => {
    await insertCars(tx, organisationId, [car])
    if (feedValues !== null)
      await tx.$executeRaw`
        insert into stock_feed_cars (organisation_id, feed_id, external_id, car_id, hash, feed_values, overridden_fields, removed_at)
        values (${organisationId}, ${feedId}, ${id}, ${id}, '', ${JSON.stringify(feedValues)}::jsonb, ${[...overridden]},
          ${feedValues.status === 'withdrawn' ? now : null}::timestamptz)`
  })
  return id
}
interface RowOptions {
  readonly isWhole?: boolean
  readonly photos?: readonly string[]
  readonly offSale?: FeedCar['offSale']
}
const importRow = async (from: string, id: string, values: Partial<Car>, more: RowOptions = {}) => {
  const { dealershipId, locationId } = world.north
  const car = buildCar({
    id: `new-${next++}`,
    slug: id,
    stockNumber: id,
    vin: null,
    status: 'in_stock',
    dealershipId,
    locationId,
    ...values,
  })
  const providedFields = ['stockNumber', ...Object.keys(values)] as StoredCarField[]
  const report = await importStock(scope(), {
    ...{
      feedId: from,
      batches: [{ cars: [{ row: 2, car, providedFields, photos: more.photos ?? null, offSale: more.offSale }], problems: [], rows: 1 }],
    },
    ...{
      headings: [],
      isWhole: more.isWhole ?? false,
      mode: 'forced',
      trigger: 'user',
      fileId: null,
      madeAt: null,
      actor: buildActor,
      now,
    },
  })
  return { ...(report?.changed[0] as ReportedCar | undefined), message: report?.problems.map(({ message }) => message) ?? [] }
}
const stored = async (id: string) => {
  const [row] = await scope().transaction(
    (tx) => tx.$queryRaw<{ car: Record<string, unknown> }[]>`select to_jsonb(car) as car from cars car where id = ${id}`,
  )
  return (field: StoredCarField) => row?.car[carColumn(field)]
}

describe('a row of a feed', () => {
  it.each([
    {
      name: 'changes a value that the feed set before',
      feedValues: { km: 10 },
      is: { km: 10 },
      next: { km: 20 },
      after: { km: 20 },
      overridden: [],
    },
    { name: 'keeps a value that staff changed', feedValues: { km: 10 }, is: { km: 15 }, next: { km: 20 }, after: {}, overridden: ['km'] },
    { name: 'keeps a value that staff emptied', feedValues: { km: 10 }, is: { km: null }, next: { km: 20 }, after: {}, overridden: ['km'] },
    {
      name: 'keeps a value that staff locked',
      feedValues: { km: 10 },
      is: { km: 10 },
      next: { km: 20 },
      after: {},
      overridden: ['km'],
      before: ['km'],
    },
    {
      name: 'unlocks a value once the feed has the same',
      feedValues: { km: 10 },
      is: { km: 15 },
      next: { km: 15 },
      after: {},
      overridden: [],
      before: ['km'],
    },
    {
      name: 'empties a value that the feed set before',
      feedValues: { km: 10 },
      is: { km: 10 },
      next: { km: null },
      after: { km: null },
      overridden: [],
    },
    {
      name: 'sets a field that the feed has for the first time',
      feedValues: { year: 2021 },
      is: { km: 15 },
      next: { km: 20 },
      after: { km: 20 },
      overridden: [],
    },
    {
      name: 'changes nothing if it has the same values',
      feedValues: { km: 10 },
      is: { km: 10 },
      next: { km: 10 },
      after: {},
      overridden: [],
    },
    { name: 'updates a car without a feed', feedValues: null, is: { km: 15 }, next: { km: 20 }, after: { km: 20 }, overridden: [] },
  ])('a row of a feed $name (ENT-01)', async ({ feedValues, is, next: message, after, overridden, before }) => {
    const id = await carWith(is as Partial<Car>, feedValues && { status: 'in_stock', reserved: false, ...feedValues }, before ?? [])
    const changed = await importRow(feedId, id, message as Partial<Car>)
    expect({ after: changed.after ?? {}, overridden: changed.overridden ?? [] }).toEqual({ after, overridden })
    const current = await stored(id)
    for (const [field, value] of Object.entries({ ...is, ...after })) expect(current(field as StoredCarField)).toEqual(value)
  })

  it('a row of a feed restores a withdrawn car, but not one that staff sold meanwhile (CAR-05)', async () => {
    const withdrawn = { status: 'withdrawn', reserved: false } as const
    expect((await importRow(feedId, await carWith(withdrawn, withdrawn, []), { km: 1 })).after).toMatchObject({ status: 'in_stock' })
    expect(
      (await importRow(feedId, await carWith({ ...withdrawn, status: 'sold', soldAt: now }, withdrawn, []), { km: 1 })).after,
    ).not.toHaveProperty('status')
  })

  it.each(['sold', 'withdrawn'] as const)(
    'a row of a feed leaves a car %s if the row no longer has a status (ENT-01, CAR-05)',
    async (status) => {
      const id = await carWith({ status: 'in_stock' }, { status: 'in_stock', reserved: false }, [])
      await importRow(feedId, id, { status, soldAt: status === 'sold' ? now : null })
      expect((await importRow(feedId, id, { km: 1 })).after).toEqual({ km: 1 })
      expect((await stored(id))('status')).toBe(status)
      expect((await importRow(feedId, id, { status: 'in_stock' })).after).toEqual({ status: 'in_stock' })
    },
  )

  it('a row of a feed ends a reservation when it marks the car as sold (CHK-02)', async () => {
    const id = await carWith({ reserved: true }, { status: 'in_stock' }, [])
    expect((await importRow(feedId, id, { status: 'sold' })).after).toEqual({ status: 'sold', reserved: false })
    expect((await stored(id))('reserved')).toBe(false)
  })
})

describe('a car that its feed no longer has', () => {
  it.each([
    { is: 'in_stock', reserved: true, becomes: 'withdrawn' },
    { is: 'coming_soon', reserved: true, becomes: 'withdrawn' },
    { is: 'sold', reserved: false, becomes: 'sold' },
    { is: 'withdrawn', reserved: false, becomes: 'withdrawn' },
  ] as const)(
    'a car that is $is and that its feed no longer has becomes $becomes and stays stored (CAR-05)',
    async ({ is, reserved, becomes }) => {
      const id = await carWith({ status: is, reserved, soldAt: is === 'sold' ? now : null }, { status: 'in_stock' }, [])
      await importRow(feedId, await carWith({}, { status: 'in_stock' }, []), { km: 1 }, { isWhole: true })
      const current = await stored(id)
      expect([current('status'), current('reserved')]).toEqual([becomes, false])
    },
  )
})

describe('a second feed of a car', () => {
  it('a second feed of a car sets the fields that the first feed lacks, and all fields once the first feed no longer has the car (ENT-01)', async () => {
    const second = await feedNamed('Valuer', { precedence: 2, addsCars: false })
    const id = await carWith({ km: 10, colour: 'Red' }, { status: 'in_stock', km: 10 }, [])
    const both = { km: 99, colour: 'Blue' }
    expect((await importRow(second, id, both)).after).toEqual({ colour: 'Blue' })
    expect((await importRow(feedId, id, { km: 20 })).after).toEqual({ km: 20 })
    expect((await importRow(second, id, both)).overridden ?? []).toEqual([])

    await importRow(feedId, await carWith({}, { status: 'in_stock' }, []), { km: 1 }, { isWhole: true })
    expect((await stored(id))('status')).toBe('withdrawn')
    expect((await importRow(second, id, both)).after).toEqual({ km: 99 })
    // This feed only updates cars: it neither adds nor withdraws them.
    await importRow(second, 'nobody’s', both, { isWhole: true })
    expect((await stored(id))('km')).toBe(99)
  })

  it('a second feed of a car with a higher priority sets its fields, except those that staff locked (ENT-01)', async () => {
    const first = await feedNamed('Photos', { precedence: 1, addsCars: false })
    const late = await feedNamed('Late', { precedence: 9 })
    const id = `late-${next++}`
    await importRow(late, id, { km: 5, colour: 'Red', make: 'Kia', model: 'Rio', name: 'Rio', year: 2020 })
    const [car] = await scope().transaction((tx) => tx.$queryRaw<{ id: string }[]>`select id from cars where stock_number = ${id}`)
    const carId = car?.id ?? ''
    await scope().transaction((tx) => tx.$executeRaw`update stock_feed_cars set overridden_fields = '{colour}' where car_id = ${carId}`)
    expect((await importRow(first, id, { km: 7, colour: 'Blue' })).after).toEqual({ km: 7 })
    expect((await importRow(late, id, { km: 6, colour: 'Red' })).after ?? {}).toEqual({})
    expect((await stored(carId))('km')).toBe(7)
  })

  it.each([
    { differs: { status: 'coming_soon' }, message: 'Its status is used' },
    { differs: { status: 'draft' }, message: 'Its status is used' },
    { differs: { egcCents: 2_000_000, km: 25 }, message: 'Its kilometres and price are used' },
    { differs: { colour: 'Blue' }, message: null },
    { differs: { km: 10 }, message: null },
  ] as const)(
    'a second feed of a car reports that it contradicts a feed with a higher priority: $differs (ENT-01, CAR-05)',
    async ({ differs, message }) => {
      const second = await feedNamed(`Other ${next}`, { precedence: 2, addsCars: false })
      const first = { km: 10, colour: 'Red', egcCents: 1_500_000 } as const
      const id = await carWith(first, { status: 'in_stock', ...first }, [])
      const result = await importRow(second, id, differs)
      expect(result.after ?? {}).toEqual({})
      expect(result.message).toEqual(message ? [`The feed “DMS” also has this car and has a higher priority. ${message}.`] : [])
    },
  )
})

describe('a car that one of its feeds says is off sale', () => {
  const inStock = { status: 'in_stock', reserved: false, showOnDealerWebsite: true } as const
  /** A car of the first feed, which a second one with lower priority has too. */
  const sharedCar = async () => {
    const second = await feedNamed(`Website ${next}`, { precedence: 2 })
    const id = await carWith({ km: 10 }, { ...inStock, km: 10 }, [])
    await importRow(second, id, inStock)
    const states = async () => {
      const current = await stored(id)
      return [current('status'), current('reserved'), current('showOnDealerWebsite')]
    }
    return { second, id, states }
  }
  const off = [
    { off: { status: 'sold', reserved: false }, is: ['sold', false, true], says: 'is sold or not for sale' },
    { off: { status: 'withdrawn' }, is: ['withdrawn', false, true], says: 'is sold or not for sale' },
    { off: { status: 'draft' }, is: ['draft', false, true], says: 'is sold or not for sale' },
    { off: { status: 'in_stock', reserved: true }, is: ['in_stock', true, true], says: 'is reserved' },
    { off: { showOnDealerWebsite: false }, is: ['in_stock', false, false], says: 'isn’t for the website' },
  ] as const

  it.each(off)(
    'a car is off sale from the time the feed with lower priority says so until this feed says that it is for sale again: $off (ENT-01, CAR-05)',
    async ({ off, is, says }) => {
      const { second, id, states } = await sharedCar()
      const taken = await importRow(second, id, off, { offSale: 'certain' })
      expect(await states()).toEqual(is)
      expect(taken.message).toEqual([
        `This feed says that the car ${says}. That counts, although the feed “DMS” says otherwise and has a higher priority.`,
      ])
      // The feed with priority changes, and still says that the car is for sale.
      const changed = await importRow(feedId, id, { ...inStock, km: 20 })
      expect([changed.after, changed.overridden]).toEqual([{ km: 20 }, []])
      expect(changed.message[0]).toContain(`says that the car ${says}, so it stays that way until that feed or a user says otherwise.`)
      expect(await states()).toEqual(is)
      const owners = await fieldOwners(scope(), id)
      expect(owners?.fields.filter(({ owner, feedId: from }) => owner === 'feed' && from === second).map(({ field }) => field)).toEqual(
        Object.entries(off).flatMap(([field, value]) => (inStock[field as 'status'] === value ? [] : [field])),
      )
      expect(owners?.fields.filter(({ owner }) => owner === 'user')).toEqual([])
      // The other feed says again that it is for sale.
      await importRow(second, id, { ...inStock, colour: 'Blue' })
      expect(await states()).toEqual(['in_stock', false, true])
      expect((await importRow(feedId, id, { ...inStock, km: 30 })).after).toEqual({ km: 30 })
    },
  )

  it('a car has the status of the feed with higher priority once the other feed no longer says that it is sold (CAR-05)', async () => {
    const { second, id, states } = await sharedCar()
    await importRow(second, id, { status: 'sold' })
    await importRow(feedId, id, { status: 'withdrawn' })
    expect((await states())[0]).toBe('sold')
    await importRow(second, id, { status: 'in_stock', km: 11 })
    expect((await states())[0]).toBe('withdrawn')
    await importRow(second, id, { status: 'sold', km: 12 })
    expect((await states())[0]).toBe('withdrawn')
    const released = await importRow(feedId, id, { status: 'coming_soon' })
    expect(released.message[0]).toContain('says that the car is sold or not for sale')
    expect((await states())[0]).toBe('sold')
    await importRow(second, id, { status: 'in_stock', km: 13 })
    expect((await states())[0]).toBe('coming_soon')
  })

  it('a car stays off sale if it disappears from the feed that took it off sale, until a user puts it back (CAR-05)', async () => {
    const { second, id, states } = await sharedCar()
    await importRow(second, id, { status: 'sold' })
    await importRow(second, `other-${next}`, { make: 'Kia', model: 'Rio', name: 'Rio', year: 2020 }, { isWhole: true })
    await importRow(feedId, id, { ...inStock, km: 21 })
    expect((await states())[0]).toBe('sold')
    expect((await importRow(feedId, id, { ...inStock, km: 22 })).overridden).toEqual(['status'])
    await setFieldOwner(scope(), { carId: id, field: 'status', owner: 'feed', actor: buildActor, now })
    expect((await states())[0]).toBe('in_stock')
  })

  it('a car stays as a user decided, whatever the feed that took it off sale says later (CAR-05)', async () => {
    const { second, id, states } = await sharedCar()
    await importRow(second, id, { status: 'sold' })
    await scope().transaction((tx) => tx.$executeRaw`update cars set status = 'in_stock', sold_at = null where id = ${id}`)
    expect((await importRow(second, id, { status: 'sold', colour: 'Red' })).overridden).toEqual(['status'])
    await importRow(feedId, id, { ...inStock, km: 23 })
    expect((await states())[0]).toBe('in_stock')
    // The user gives the field back to the feeds: the sale counts again.
    await setFieldOwner(scope(), { carId: id, field: 'status', owner: 'feed', actor: buildActor, now })
    expect((await states())[0]).toBe('sold')
  })

  it('a car stays for sale if the row of the feed with lower priority waits for an answer that isn’t about the sale (ENT-01)', async () => {
    const { second, id, states } = await sharedCar()
    await importRow(second, id, { status: 'draft', reserved: false })
    expect((await states())[0]).toBe('in_stock')
    await importRow(second, id, { status: 'sold' })
    await importRow(second, id, { status: 'draft', colour: 'Red' })
    expect((await states())[0]).not.toBe('in_stock')
  })

  it('a car is withdrawn if its row in the feed with lower priority can’t be read but marks it as sold (CAR-05)', async () => {
    const { second, id, states } = await sharedCar()
    const refused = { row: 2, stockNumber: id, heading: null, value: '', message: 'Unreadable.', refused: true }
    const importProblem = (more: object) =>
      importStock(scope(), {
        ...{
          feedId: second,
          batches: [{ cars: [], problems: [{ ...refused, ...more }], rows: 1 }],
          headings: [],
          isWhole: true,
          mode: 'forced',
        },
        ...{ trigger: 'user', fileId: null, madeAt: null, actor: buildActor, now },
      })
    await importProblem({ isInDoubt: true })
    expect((await states())[0]).toBe('in_stock')
    await importRow(second, id, { ...inStock, colour: 'Blue' })
    await importProblem({ isGone: true })
    expect((await states())[0]).toBe('withdrawn')
    await importRow(feedId, id, { ...inStock, km: 24 })
    expect((await states())[0]).toBe('withdrawn')
  })
})
