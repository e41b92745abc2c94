import { insertDealership } from '@forecourt/data/organisations/addDealership'
import { insertLocation } from '@forecourt/data/organisations/insertOrganisation'
import { createStockFeed, type FeedSettings } from '@forecourt/data/stock-feeds/changeStockFeed'
import type { FeedCar } from '@forecourt/data/stock-feeds/FeedCar'
import { importStock } from '@forecourt/data/stock-feeds/importStock'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { beforeEach, describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const stock = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call.stock
const actor = { userId: null, name: 'Import' }
const now = '2026-06-01T02:00:00.000Z'

let count = 0
const entered = (data: object = {}) => {
  count++
  const { organisationId, locationId } = world.north
  return {
    organisationId,
    key: `attempt-${count}`,
    data: { stockNumber: `T${count}`, make: 'Kia', model: 'Rio', year: 2020, locationId, ...data },
  }
}
const everything = {
  ...{ vin: 'JTNK43BE103012345', nvic: 'ABC123', badge: 'S', series: 'YB', colour: 'Red', interiorColour: 'Black', tag: 'One Owner' },
  ...{ carType: 'demo', itemType: 'caravan', certified: true, km: 12_000, seats: 5, doors: 5, engineSizeLitres: 1.4, cylinders: 4 },
  ...{ driveAwayCents: 1_999_000, driveAwayBeforeCents: 1_899_000, egcCents: 1_850_000, egcBeforeCents: 1_750_000 },
  ...{
    subscriptionPriceCents: 19_900,
    buildDate: '2020-01-01',
    complianceDate: '2020-03-01',
    regoExpiry: '2026-12-31',
    regoPlate: 'ABC12D',
  },
  ...{ drive: 'Front Wheel Drive', fuel: 'Unleaded Petrol', simpleFuel: 'Hybrid', body: 'hatch', simpleBody: 'Hatch' },
  ...{ transmission: 'Six speed', simpleTransmission: 'Automatic', customRank: 7, showOnDealerWebsite: false },
  ...{ dealerComments: 'One owner.|Two keys.', standardEquipment: ['Camera', 'Cruise'], historyFileKey: 'reports/a.pdf' },
  variant: {
    cylinders: 4,
    engineSize: 1368,
    engineSizeLitres: 1.4,
    induction: 'Turbo',
    ancapRating: 5,
    torque: '133 Nm',
    towingCapacityBraked: 1100,
  },
  specifications: { bodyLength: 21, bodyWidth: 8, tareWeight: 2350, axleType: 'Tandem', sleeps: 4, aggregateTrailerMass: 2800 },
  disclosure: { wofExpiry: '2026-11-30', odometer: 'accurate', importedFrom: 'Japan', damagedAtImport: false },
  marketPrices: { stateAverageCents: 2_100_000, nationalAverageCents: 2_150_000 },
  financeQuote: { weeklyCents: 9_900, rate: 6.99, comparisonRate: 7.5 },
  financeLenders: {
    acme: {
      ...{ interestRate: 6.5, comparisonRate: 7.5, paymentWeekCents: 12_345, paymentMonthCents: null, termYears: 5, termMonths: 60 },
      ...{ depositCents: 0, balloonCents: null, establishmentFeesCents: null, totalPayableCents: null, disclaimer: 'Terms apply.' },
    },
  },
  ...{ paymentProcessors: ['stripe'], listingTitle: 'Kia Rio S', privateSuburb: 'Kew', privatePostcode: '3101' },
} as const

describe('adding a car', () => {
  test('Every field of a car is stored as entered, and its path and dealership are derived (ENT-01 to ENT-06)', async () => {
    const { id, ...car } = await stock().create(entered(everything))
    // The stage follows from the status and from the flags for reserved and pre-order cars.
    expect(car).toMatchObject({ ...everything, status: 'draft', stage: 'draft', name: '2020 Kia Rio S', priceCents: 1_999_000 })
    expect(car.slug).toBe(`2020-kia-rio-s-t${count}`)
    expect(car.dealershipName).toBe('north Dealership')
    expect(await stock().getOne({ id })).toMatchObject({ ...car, id })
  })

  test('Make, model, year and stock number are sufficient', async () => {
    expect(await stock().create(entered())).toMatchObject({ name: '2020 Kia Rio', priceCents: null, revision: 1 })
  })

  test('The same request repeated, even concurrently, creates one car', async () => {
    const attempt = entered()
    const made = await Promise.all([stock().create(attempt), stock().create(attempt)])
    const again = await stock().create(attempt)
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1)
    const { entries } = await stock().history({ id: again.id })
    expect(entries.map(({ action, sourceName }) => [action, sourceName])).toEqual([['create', 'groupManager person']])
  })

  test.each([
    {
      name: 'a stock number of another car',
      data: () => ({ stockNumber: 'north-1' }),
      field: 'stockNumber',
      expected: /2021 Toyota Corolla Ascent Sport already/,
    },
    { name: 'no make', data: () => ({ make: ' ' }), field: 'make', expected: /make is missing/ },
    { name: 'a VIN with an O', data: () => ({ vin: 'JTNK43BE1O3012345' }), field: 'vin', expected: /letter O/ },
    { name: 'a price with half a cent', data: () => ({ egcCents: 0.5 }), field: 'egcCents', expected: /government charges/ },
    {
      name: 'an earlier price that it never had',
      data: () => ({ driveAwayCents: 3_199_000, driveAwayBeforeCents: 3_999_000 }),
      field: 'driveAwayBeforeCents',
      expected: /wasn’t advertised for \$39,990 for a day or longer: it hasn’t been up for sale for a day yet/,
    },
    { name: 'a tag that is too long', data: () => ({ tag: 'x'.repeat(61) }), field: 'tag', expected: /at most 60/ },
  ])('A car with $name is refused at its field with a message', async ({ data, field, expected }) => {
    const { code, detail, message } = await catchRefusal(stock().create(entered(data())))
    expect([code, Object.keys(detail.fields ?? {})]).toEqual(['BAD_REQUEST', [field]])
    expect(message).toMatch(expected)
  })

  test('A location of another organisation is not found', async () => {
    expect((await catchRefusal(stock().create(entered({ locationId: world.south.locationId })))).code).toBe('NOT_FOUND')
  })

  test('A copy is a draft without the details of the individual vehicle, and a repeated request creates one copy', async () => {
    const { id } = await stock().create(entered(everything))
    const copy = await stock().duplicate({ id, key: `first-copy-${count}` })
    expect(copy).toMatchObject({ stockNumber: `T${count}-2`, badge: 'S', driveAwayCents: 1_999_000, stage: 'draft' })
    expect([copy.vin, copy.regoPlate, copy.km, copy.images, copy.financeQuote, copy.historyFileKey]).toEqual([
      null,
      null,
      null,
      [],
      null,
      null,
    ])
    expect((await stock().duplicate({ id, key: `first-copy-${count}` })).id).toBe(copy.id)
    expect((await stock().duplicate({ id, key: `second-copy-${count}` })).stockNumber).toBe(`T${count}-3`)
  })
})

describe('changing a car', () => {
  let id = ''
  beforeEach(async () => {
    const car = await stock().create({ ...entered({ driveAwayCents: 2_000_000 }), status: 'in_stock' })
    id = car.id
  })

  test('The title follows make, model and badge until the user enters another', async () => {
    expect((await stock().update({ id, data: { badge: 'Sport', model: 'Cerato' } })).name).toBe('2020 Kia Cerato Sport')
    await stock().update({ id, data: { name: 'The red one' } })
    expect((await stock().update({ id, data: { badge: 'GT' } })).name).toBe('The red one')
  })

  test('An update without changes writes nothing', async () => {
    const before = await stock().getOne({ id })
    const after = await stock().update({ id, data: { driveAwayCents: 2_000_000, make: 'Kia' }, expectedRevision: 1 })
    expect(after).toEqual(before)
    expect((await stock().history({ id })).total).toBe(1)
  })

  test('A user who saw an older state gets a conflict, unless the car already has their values', async () => {
    await stock().update({ id, data: { driveAwayCents: 1_900_000 }, expectedRevision: 1 })
    const late = stock().update({ id, data: { driveAwayCents: 1_950_000 }, expectedRevision: 1 })
    expect(await catchRefusal(late)).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/in the meantime/) })
    expect((await stock().update({ id, data: { driveAwayCents: 1_900_000 }, expectedRevision: 1 })).revision).toBe(2)
  })

  test('The history lists who changed which values, and the price over time', async () => {
    await stock().update({ id, data: { driveAwayCents: 1_900_000, tag: 'Low Kms' } })
    await stock().update({ id, data: { egcCents: 1_700_000 } })
    const { entries, prices, total } = await stock().history({ id })
    expect(total).toBe(3)
    expect(entries[1]).toMatchObject({
      source: 'person',
      sourceName: 'groupManager person',
      changes: { driveAwayCents: { before: 2_000_000, after: 1_900_000 }, tag: { before: null, after: 'Low Kms' } },
    })
    expect(prices.map(({ driveAwayCents, egcCents }) => [driveAwayCents, egcCents])).toEqual([
      [2_000_000, null],
      [1_900_000, null],
      [1_900_000, 1_700_000],
    ])
  })

  test('A change by a feed is in the car’s history under the feed’s name, and makes older revisions stale', async () => {
    const { organisationId, dealershipId, locationId } = world.north
    const scope = world.db.forOrganisation(organisationId)
    const { stockNumber, make, model, year, vin } = await stock().getOne({ id })
    const same = { stockNumber, make, makeSlug: toSlug(make), model, modelSlug: toSlug(model), year, vin }
    const settings: FeedSettings = {
      ...{ locationId, name: `DMS of ${id}`, source: { kind: 'upload' }, mapping: null, priceType: 'egc', schedule: null },
      ...{ maxWithdrawnPercent: 100, paused: false },
    }
    const feed = await createStockFeed(scope, { dealershipId, settings, actor, now })
    if (!feed?.ok) throw new Error('No feed.')
    const row = (km: number, other: Partial<FeedCar['car']> = {}): FeedCar => ({
      ...{ row: 2, providedFields: ['stockNumber', 'km', 'egcCents'], photos: null },
      car: buildCar({ id: `feed-${id}`, slug: `feed-${id}`, ...same, km, egcCents: km * 1000, dealershipId, locationId, ...other }),
    })
    const importRow = (...cells: Parameters<typeof row>) =>
      importStock(scope, {
        ...{ feedId: feed.feed.id, batches: [{ cars: [row(...cells)], problems: [], rows: 1 }], headings: [], isWhole: false },
        ...{ mode: 'forced', trigger: 'push' },
        ...{ fileId: null, madeAt: null, actor, now },
      })
    expect(await importRow(500)).toMatchObject({ outcome: 'applied', counts: { changed: 1 } })
    const { entries, prices } = await stock().history({ id })
    expect(entries.find(({ source }) => source === 'feed')).toMatchObject({
      ...{ sourceName: `DMS of ${id}`, action: 'feed', id: null, undone: false },
      changes: { km: { before: null, after: 500 }, egcCents: { before: null, after: 500_000 } },
    })
    expect(prices.at(-1)).toMatchObject({ driveAwayCents: 2_000_000, egcCents: 500_000 })
    expect((await catchRefusal(stock().update({ id, data: { tag: 'Late' }, expectedRevision: 1 }))).code).toBe('CONFLICT')

    // A price is known from the import on, although the file states an earlier arrival.
    const other = {
      id: `new-${id}`,
      slug: `new-${id}`,
      stockNumber: `N${id.slice(0, 8)}`,
      vin: null,
      createdAt: '2026-05-01T00:00:00.000Z',
    }
    expect(await importRow(900, other)).toMatchObject({ outcome: 'applied', counts: { added: 1 } })
    expect((await stock().history({ id: other.id })).prices).toMatchObject([{ at: now, egcCents: 900_000 }])
  })

  test('Moving a car to another location changes its dealership, and an inaccessible location is refused at its field', async () => {
    const { organisationId } = world.north
    await world.db.platform.transaction(async (tx) => {
      await insertDealership(tx, organisationId, { id: `west-${id}`, slug: `west-${id}`, name: 'West', makes: [] })
      await insertLocation(
        tx,
        organisationId,
        buildLocation({ id: `yard-${id}`, slug: `yard-${id}`, name: 'West yard', dealershipId: `west-${id}` }),
      )
    })
    expect(await stock().update({ id, data: { locationId: `yard-${id}` } })).toMatchObject({
      dealershipName: 'West',
      locationName: 'West yard',
    })
    const foreign = stock().update({ id, data: { locationId: world.south.locationId } })
    expect((await catchRefusal(foreign)).detail.fields).toHaveProperty('locationId')
  })
})

describe('the stages of a car (CAR-05)', () => {
  let id = ''
  const draft = async () => {
    id = (await stock().create(entered({ driveAwayCents: 2_000_000 }))).id
  }
  const stage = async () => (await stock().getOne({ id })).stage

  test('A car moves from draft to withdrawn through every stage, and each step can be undone', async () => {
    await draft()
    const steps = ['in_stock', 'coming_soon', 'preorder', 'reserved', 'in_stock', 'sold', 'withdrawn'] as const
    let before = await stage()
    for (const to of steps) {
      expect((await stock().transition({ id, to })).stage).toBe(to)
      expect((await stock().undo({ id })).stage).toBe(before)
      expect((await stock().transition({ id, to })).stage).toBe(to)
      before = to
    }
  })

  test('Undoing a sale clears the sale date, and restoring the sale restores its date', async () => {
    await draft()
    await stock().transition({ id, to: 'in_stock' })
    expect((await stock().transition({ id, to: 'sold' })).soldAt).toBe(now)
    expect((await stock().transition({ id, to: 'withdrawn' })).soldAt).toBeNull()
    expect(await stock().undo({ id })).toMatchObject({ stage: 'sold', soldAt: now })
    expect(await stock().undo({ id })).toMatchObject({ stage: 'in_stock', soldAt: null })
  })

  test('Moving a car to its current stage changes nothing, and an impossible stage is refused with a message', async () => {
    await draft()
    expect((await stock().transition({ id, to: 'draft' })).revision).toBe(1)
    expect((await catchRefusal(stock().transition({ id, to: 'sold' }))).message).toBe('A car that is a draft can’t be changed to sold.')
    expect((await catchRefusal(stock().transition({ id, to: 'reserved' }))).message).toBe(
      'A car that is a draft can’t be changed to reserved.',
    )
  })

  test('A change of values that changed again since can’t be undone, and no change can be undone twice', async () => {
    await draft()
    await stock().update({ id, data: { driveAwayCents: 1_900_000, tag: 'A' } })
    await stock().update({ id, data: { driveAwayCents: 1_800_000 } })
    const [latest, first] = (await stock().history({ id })).entries
    expect(await catchRefusal(stock().undo({ id, entryId: first?.id ?? '' }))).toMatchObject({
      code: 'CONFLICT',
      message: 'This can’t be undone, as these changed again since: Drive-away price.',
    })
    expect((await stock().undo({ id, entryId: latest?.id ?? '' })).driveAwayCents).toBe(1_900_000)
    expect((await catchRefusal(stock().undo({ id, entryId: latest?.id ?? '' }))).code).toBe('CONFLICT')
    expect(await stock().undo({ id, entryId: first?.id ?? '' })).toMatchObject({ driveAwayCents: 2_000_000, tag: null })
  })
})
