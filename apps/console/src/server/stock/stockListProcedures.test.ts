import { offeredCars } from '@forecourt/data/pages/offerPage'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Car } from '@forecourt/rules/entities/Car'
import { type CarAttention, carAttentions, stockAges } from '@forecourt/rules/stock/carAttention'
import { carStages } from '@forecourt/rules/stock/carStage'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { suggestedMapping } from '@forecourt/services/stock-feeds/suggestedMapping'
import { beforeAll, describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { enteredOffer } from '../testing/enteredRecords'
import { sendLead } from '../testing/sendLead'

const world = testWorld()
const callAs = (role: 'groupManager' | 'auditor' = 'groupManager') =>
  createTestCaller(world.db, buildSession(role, world.north.organisationId)).call.stock
const daysAgo = (days: number, seconds = 0) => new Date(Date.parse(testNow) - days * 86_400_000 + seconds * 1000).toISOString()

/** At the boundaries of the list's filters. */
const cars: readonly (Partial<Car> & { id: string; listedAt?: string })[] = [
  { id: 'fresh', createdAt: daysAgo(1) },
  { id: 'bare', images: [], priceCents: null, createdAt: daysAgo(31) },
  { id: 'weekly', priceCents: null, subscriptionPriceCents: 19_900, createdAt: daysAgo(30, -1) },
  { id: 'dear', marketPrices: { stateAverageCents: 2_498_999 }, createdAt: daysAgo(60) },
  { id: 'fair', marketPrices: { stateAverageCents: 2_499_000 }, createdAt: daysAgo(61) },
  { id: 'national', marketPrices: { stateAverageCents: 0, nationalAverageCents: 2_000_000 }, createdAt: daysAgo(90) },
  { id: 'old', priceCents: 1_000, createdAt: daysAgo(91) },
  { id: 'quiet', createdAt: daysAgo(21) },
  { id: 'almost', createdAt: daysAgo(21, 1) },
  { id: 'newcomer', createdAt: daysAgo(90), listedAt: daysAgo(1) },
  { id: 'reserved', reserved: true },
  { id: 'preorder', preorder: true, status: 'coming_soon' },
  { id: 'away', status: 'coming_soon' },
  { id: 'gone', status: 'withdrawn', images: [] },
  { id: 'sold', status: 'sold', soldAt: daysAgo(2), createdAt: daysAgo(32) },
  { id: 'formula', name: '=HYPERLINK("x")', make: '=cmd|x', tag: '+1', stockNumber: '@formula' },
]

beforeAll(async () => {
  const { organisationId, dealershipId, locationId, siteId } = world.north
  const built = cars.map(({ listedAt, ...given }) => {
    const car = buildCar({ slug: given.id, stockNumber: given.id, dealershipId, locationId, ...given })
    return { ...car, listedAt: listedAt ?? car.createdAt }
  })
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, built))
  await sendLead(world.db, siteId, 'fair', { carSlug: 'fair' }, daysAgo(20))
})

/** The headings of a file, of which those with a comma are in quotes. */
const headingsOf = (text: string): string[] =>
  [...(text.slice(1).split('\r\n')[0] ?? '').matchAll(/"([^"]*)"|[^,]+/g)].map(([whole, quoted]) => quoted ?? whole)

const everything = async () => (await callAs().getList({ perPage: 100 })).data

describe('Stock in the console', { shuffle: false }, () => {
  describe('the list of cars', () => {
    test('Withdrawn cars are sorted last in every order except by status (ENT-01)', async () => {
      for (const field of ['added', 'createdAt', 'name', 'priceCents'] as const)
        for (const order of ['ASC', 'DESC'] as const) {
          const found = (await callAs().getList({ perPage: 100, sort: { field, order } })).data.map(({ id, stage }) => [id, stage])
          expect([field, order, ...(found.at(-1) ?? [])]).toEqual([field, order, 'gone', 'withdrawn'])
        }
      const byStatus = (await callAs().getList({ perPage: 100, sort: { field: 'status', order: 'DESC' } })).data
      expect(byStatus[0]?.id).toBe('gone')
    })

    test('The cars added last come first, however long ago they arrived, and of those the latest arrival (ENT-01)', async () => {
      const ids = (await callAs().getList({ perPage: 100, sort: { field: 'added', order: 'DESC' } })).data.map(({ id }) => id)
      expect(ids.filter((id) => ['fresh', 'newcomer', 'almost', 'quiet', 'old'].includes(id))).toEqual([
        'fresh',
        'newcomer',
        'almost',
        'quiet',
        'old',
      ])
    })

    test('A filter by attention, age or stage returns exactly the rows with that value (ENT-01)', async () => {
      const all = await everything()
      const ids = (rows: typeof all) => rows.map(({ id }) => id).sort()
      for (const attention of carAttentions) {
        const found = (await callAs().getList({ perPage: 100, filter: { attention } })).data
        expect([attention, ids(found)]).toEqual([attention, ids(all.filter((row) => row.attention.includes(attention)))])
      }
      for (const age of stockAges) {
        const found = (await callAs().getList({ perPage: 100, filter: { age } })).data
        expect([age, ids(found)]).toEqual([age, ids(all.filter((row) => row.age === age))])
      }
      for (const stage of carStages) {
        const found = (await callAs().getList({ perPage: 100, filter: { stage: [stage] } })).data
        expect([stage, ids(found)]).toEqual([stage, ids(all.filter((row) => row.stage === stage))])
      }
    })

    test.each<{ attention: CarAttention; has: string[]; not: string[] }>([
      { attention: 'noPhotos', has: ['bare'], not: ['gone', 'fresh'] },
      { attention: 'noPrice', has: ['bare', 'old'], not: ['weekly', 'gone'] },
      { attention: 'aboveMarket', has: ['dear', 'national'], not: ['fair', 'old'] },
      { attention: 'noLead', has: ['quiet', 'dear'], not: ['almost', 'fresh', 'newcomer', 'sold'] },
    ])('The filter $attention returns only matching cars that are in the yard', async ({ attention, has, not }) => {
      const ids = (await callAs().getList({ perPage: 100, filter: { attention } })).data.map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(has))
      expect(ids.filter((id) => not.includes(id))).toEqual([])
    })

    test('The counts match the rows for the requested filter', async () => {
      const all = await everything()
      const counts = await callAs().counts({})
      expect(counts.total).toBe(all.length)
      for (const stage of carStages) expect([stage, counts.stages[stage]]).toEqual([stage, all.filter((row) => row.stage === stage).length])
      for (const attention of carAttentions)
        expect([attention, counts.attention[attention]]).toEqual([attention, all.filter((row) => row.attention.includes(attention)).length])
      const inYard = all.filter(({ status }) => status === 'in_stock' || status === 'coming_soon')
      for (const age of stockAges) expect([age, counts.ages[age]]).toEqual([age, inYard.filter((row) => row.age === age).length])
      expect((await callAs().counts({ filter: { stage: 'sold' } })).total).toBe(1)
      expect((await callAs().counts({ filter: { organisationId: world.south.organisationId } })).total).toBe(0)
    })

    test('The list is filtered by price, year, odometer and source, and paginated in a stable order', async () => {
      const { call } = { call: callAs() }
      const ids = async (filter: object) => (await call.getList({ perPage: 100, filter })).data.map(({ id }) => id)
      expect(await ids({ priceTo: 1_000 })).toEqual(['old'])
      expect(await ids({ source: 'feed' })).toEqual([])
      expect((await ids({ source: 'hand', yearFrom: 2021, yearTo: 2021, kmTo: 42_310 })).length).toBe(cars.length + 2)
      expect(await ids({ kmFrom: 42_311 })).toEqual([])
      const names = async (page: number) => (await call.getList({ page, perPage: 5, sort: { field: 'stockNumber', order: 'ASC' } })).data
      const paged = [...(await names(1)), ...(await names(2)), ...(await names(3)), ...(await names(4))].map(
        ({ stockNumber }) => stockNumber,
      )
      // Withdrawn cars come last.
      expect(paged).toEqual([...paged.filter((each) => each !== 'gone').sort(), 'gone'])
      expect(new Set(paged).size).toBe(cars.length + 2)
    })

    test('The CSV export has the same cars, and escapes cells that a spreadsheet would run', async () => {
      const { text, rows } = await callAs('auditor').exportCsv({ filter: { q: 'formula' } })
      expect(rows).toBe(1)
      expect(text).toContain("'=cmd|x")
      expect(text).toContain("'@formula")
      expect(text).toContain("'+1")
      expect((await callAs().exportCsv({})).rows).toBe(cars.length + 2)
    })

    test('The CSV export has the chosen columns of the list and the columns that identify a car', async () => {
      const headings = async (columns?: string[]) =>
        (await callAs().exportCsv({ filter: { q: 'fresh' }, columns })).text.slice(1).split('\r\n')[0]
      expect(await headings(['stage', 'age', 'was'])).toBe(
        'Stock number,Make,Model,Badge,Year,Status,Was price,Days in stock,Date in stock',
      )
      expect(await headings()).toMatch(/^Stock number,VIN,Make,.*,Feed,Days in stock,Date in stock$/)
    })

    test.each([
      { zone: 'Australia/Sydney', country: 'AU', names: ['Price, drive away', 'Price, excluding government charges'] },
      { zone: 'Pacific/Auckland', country: 'NZ', names: ['Price, including on-road costs', 'Price, plus on-road costs'] },
    ])('The list and its file have the price terms of $country, and an import reads the file (CFG-02, CAR-14)', async (row) => {
      const { organisationId } = world.north
      await world.db.platform.transaction((tx) => tx.location.updateMany({ where: { organisationId }, data: { timeZone: row.zone } }))
      expect((await everything()).every(({ country }) => country === row.country)).toBe(true)
      const headings = headingsOf((await callAs().exportCsv({ filter: { q: 'fresh' } })).text)
      expect(headings.filter((heading) => heading.startsWith('Price'))).toEqual(row.names)
      const { mapping } = suggestedMapping(headings)
      expect([mapping.columns.driveAwayPrice?.from, mapping.columns.egcPrice?.from]).toEqual(row.names.map((name) => [name]))
    })
  })

  describe('bulk changes of cars', () => {
    const chosen = async (...ids: string[]) =>
      (await everything()).filter(({ id }) => ids.includes(id)).map(({ id, revision }) => ({ id, revision }))
    const priceOf = async (id: string) => {
      const { driveAwayCents, driveAwayBeforeCents } = await callAs().getOne({ id })
      return [driveAwayCents, driveAwayBeforeCents]
    }

    test('Prices are lowered by a percentage once, even if the request is repeated, and can be undone together', async () => {
      const cars = await chosen('fresh', 'bare')
      const change = { kind: 'price', by: 'percent', value: -10, roundTo: 10_000, setsWasPrice: true } as const
      const call = { key: 'ten-percent', cars, change }
      const first = await callAs().bulk(call)
      expect(first).toMatchObject({ changed: [{ id: 'fresh' }], unchanged: 0, refused: [{ id: 'bare', message: 'It has no price.' }] })
      expect(await priceOf('fresh')).toEqual([2_250_000, 2_499_000])
      expect(await callAs().bulk(call)).toEqual(first)
      expect(await priceOf('fresh')).toEqual([2_250_000, 2_499_000])
      const other = await callAs().bulk({ ...call, key: 'ten-percent-more' })
      expect(other.refused.find(({ id }) => id === 'fresh')?.message).toMatch(/in the meantime/)
      expect(await callAs().bulkHistory({ organisationId: null })).toMatchObject([
        { id: 'ten-percent', title: 'Prices down by 10%, rounded to $100', by: 'groupManager person', cars: 1, undone: 0 },
      ])
      expect(await callAs().undoBulk({ key: 'ten-percent' })).toEqual({ undone: 1, refused: [], next: null })
      expect(await priceOf('fresh')).toEqual([2_499_000, null])
      expect(await callAs().undoBulk({ key: 'ten-percent' })).toEqual({ undone: 0, refused: [], next: null })
      expect(await callAs().bulkHistory({ organisationId: null })).toMatchObject([{ id: 'ten-percent', cars: 1, undone: 1 }])
    })

    test('A dry run reports the same result as the change, and changes nothing', async () => {
      const before = await everything()
      const change = { kind: 'price', by: 'percent', value: -3, roundTo: 10_000, setsWasPrice: false } as const
      const preview = await callAs().previewBulk({ filter: {}, change })
      expect(await everything()).toEqual(before)
      expect(preview.refused).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ message: 'It has no price.', count: before.filter(({ priceCents }) => priceCents === null).length }),
          expect.objectContaining({ message: 'It is sold.', count: 1, cars: [expect.objectContaining({ id: 'sold' })] }),
        ]),
      )
      expect(preview.cars.length + preview.unchanged + preview.refused.reduce((sum, { count }) => sum + count, 0)).toBe(before.length)
      const done = await callAs().bulk({ key: 'after-a-look', cars: preview.cars, change })
      expect([done.changed.length, done.unchanged, done.refused]).toEqual([preview.cars.length, 0, []])
      const prices = (await everything())
        .filter(({ id }) => preview.cars.some((car) => car.id === id))
        .map(({ priceCents }) => priceCents ?? 0)
      expect(preview.prices?.after).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
      for (const { id, afterCents } of preview.examples) expect((await callAs().getOne({ id })).priceCents).toBe(afterCents)
      expect((await callAs().undoBulk({ key: 'after-a-look' })).undone).toBe(preview.cars.length)
      expect((await everything()).map(({ id, priceCents }) => [id, priceCents])).toEqual(
        before.map(({ id, priceCents }) => [id, priceCents]),
      )
    })

    test('A car whose price was asked for less than a day gets the new price without a was-price, in a dry run and the change (LEG-02)', async () => {
      const [raised] = await chosen('dear')
      await callAs().update({ id: 'dear', data: { driveAwayCents: 9_999_000 }, expectedRevision: raised?.revision ?? 0 })
      const change = { kind: 'price', by: 'percent', value: -10, roundTo: null, setsWasPrice: true } as const
      const preview = await callAs().previewBulk({ filter: { ids: ['dear'] }, change })
      const message = 'Not advertised at the previous price for a day or longer.'
      expect(preview).toMatchObject({
        cars: [{ id: 'dear' }],
        refused: [],
        withoutWasPrice: [{ message, count: 1, cars: [{ id: 'dear' }] }],
      })
      expect(
        (await callAs().previewBulk({ filter: { ids: ['dear'] }, change: { ...change, setsWasPrice: false } })).withoutWasPrice,
      ).toEqual([])
      const done = await callAs().bulk({ key: 'too-soon', cars: await chosen('dear'), change })
      expect(done).toMatchObject({ changed: [{ id: 'dear' }], refused: [] })
      expect(await priceOf('dear')).toEqual([8_999_100, null])
      await callAs().undoBulk({ key: 'too-soon' })
      await callAs().undo({ id: 'dear' })
    })

    test('Undoing a bulk change skips cars that changed again since', async () => {
      const cars = await chosen('fair', 'dear')
      await callAs().bulk({ key: 'tag-for-both', cars, change: { kind: 'tag', tag: 'Both' } })
      await callAs().update({ id: 'fair', data: { tag: 'Changed' } })
      const { undone, refused } = await callAs().undoBulk({ key: 'tag-for-both' })
      expect([undone, refused.map(({ id }) => id)]).toEqual([1, ['fair']])
      expect(refused[0]?.message).toBe('This can’t be undone, as these changed again since: Tag.')
      expect([(await callAs().getOne({ id: 'fair' })).tag, (await callAs().getOne({ id: 'dear' })).tag]).toEqual(['Changed', null])
    })

    test('A bulk change of stage refuses cars that can’t have the stage, with a message, and undo restores the others', async () => {
      const change = { kind: 'stage', to: 'sold' } as const
      const result = await callAs().bulk({ key: 'sell-them', cars: await chosen('quiet', 'gone', 'sold'), change })
      expect(result).toMatchObject({
        changed: [{ id: 'quiet' }],
        unchanged: 1,
        refused: [{ id: 'gone', message: 'A car that is withdrawn can’t be changed to sold.' }],
      })
      await callAs().undoBulk({ key: 'sell-them' })
      expect(await callAs().getOne({ id: 'quiet' })).toMatchObject({ status: 'in_stock', soldAt: null })
    })

    test('A tag is set, and a location of another organisation is refused for each car', async () => {
      const { locationId } = world.south
      expect(await callAs().bulk({ key: 'tag-just-one', cars: await chosen('fair'), change: { kind: 'tag', tag: 'Sale' } })).toMatchObject({
        changed: [{ id: 'fair' }],
      })
      const change = { kind: 'location', locationId } as const
      const result = await callAs().bulk({ key: 'move-away', cars: await chosen('fair', 'dear'), change })
      expect(result).toMatchObject({ changed: [], refused: [{}, {}] })
      expect(await callAs().previewBulk({ filter: { ids: ['fair', 'dear'] }, change })).toMatchObject({ cars: [], refused: [{ count: 2 }] })
    })

    test('Cars are attached to an offer, which then lists them, but not to an unknown offer (ENT-11)', async () => {
      const { organisationId, siteId } = world.north
      const { offers } = createTestCaller(world.db, buildSession('groupManager', organisationId)).call
      const offer = await offers.create({
        organisationId,
        key: 'b5f1f8f4-2a3c-4d5e-8f60-718293a4b5c6',
        data: { ...enteredOffer, name: 'Winter', modelName: null, manufacturer: null },
      })
      const change = { kind: 'offer', offerId: offer.id } as const
      expect(await callAs().bulk({ key: 'attach-two', cars: await chosen('fair', 'fresh'), change })).toMatchObject({
        changed: [{ id: 'fair' }, { id: 'fresh' }],
      })
      expect((await callAs().getList({ filter: { offerId: offer.id } })).data.map(({ id }) => id).sort()).toEqual(['fair', 'fresh'])
      const site = await liveSite(world.db, siteId)
      const { cars } = await world.db.forOrganisation(organisationId).transaction((tx) => offeredCars(tx, site, offer as never, testNow))
      expect(cars.map(({ id }) => id).sort()).toEqual(['fair', 'fresh'])
      const history = await callAs().bulkHistory({ organisationId })
      expect(history.find(({ id }) => id === 'attach-two')).toMatchObject({ title: 'Attached to Winter', cars: 2 })
      await callAs().undoBulk({ key: 'attach-two' })
      expect((await callAs().getList({ filter: { offerId: offer.id } })).total).toBe(0)
      const foreign = { kind: 'offer', offerId: 'no-such-offer' } as const
      expect(await callAs().bulk({ key: 'attach-none', cars: await chosen('fair'), change: foreign })).toMatchObject({
        refused: [{ message: 'This offer no longer exists.' }],
      })
    })

    test('A bulk change with one inaccessible car changes no car', async () => {
      const foreign = { id: world.south.carId, revision: 1 }
      const before = await callAs().getOne({ id: 'fair' })
      const call = callAs().bulk({ key: 'not-all-ours', cars: [...(await chosen('fair')), foreign], change: { kind: 'tag', tag: 'Ours' } })
      expect((await catchRefusal(call)).code).toBe('NOT_FOUND')
      expect(await callAs().getOne({ id: 'fair' })).toEqual(before)
      expect(before.tag).not.toBe('Ours')
    })

    test('A bulk change is neither visible to another organisation nor undone by it', async () => {
      const south = createTestCaller(world.db, buildSession('groupManager', world.south.organisationId)).call.stock
      expect((await catchRefusal(south.bulkHistory({ organisationId: world.north.organisationId }))).code).toBe('NOT_FOUND')
      expect(await south.bulkHistory({ organisationId: null })).toEqual([])
      expect(await south.undoBulk({ key: 'tag-just-one' })).toEqual({ undone: 0, refused: [], next: null })
      expect((await callAs().getOne({ id: 'fair' })).tag).toBe('Sale')
    })
  })

  describe('the filters of the list', () => {
    test('Each filter counts cars that match the other filters, ignoring its own value', async () => {
      const all = await everything()
      const { make, carType, locationId, tag } = await callAs().facets({ filter: { make: '=cmd|x' } })
      const makes = new Set(all.map((car) => car.make))
      expect(make.map(({ value }) => value).sort()).toEqual([...makes].sort())
      for (const { value, count } of make) expect([value, count]).toEqual([value, all.filter((car) => car.make === value).length])
      expect([carType, tag.map(({ value }) => value)]).toEqual([[{ value: 'used', label: 'used', count: 1 }], ['+1']])
      expect(locationId).toMatchObject([{ label: all[0]?.locationName, count: 1 }])
    })

    test('Stages, ages and attention are counted within each other’s filters, not their own', async () => {
      const all = await everything()
      const { stages, attention, total } = await callAs().counts({ filter: { stage: 'withdrawn', attention: 'noPhotos' } })
      expect(total).toBe(0)
      expect(attention.noPhotos).toBe(0)
      expect(stages.in_stock).toBe(all.filter((car) => car.stage === 'in_stock' && car.attention.includes('noPhotos')).length)
    })

    test('Each car lists the sites that show it, and the reason for each site that does not (SRC-31)', async () => {
      const listed = new Map((await callAs().listed({ ids: ['fresh', 'gone'] })).map((each) => [each.id, each]))
      expect(listed.get('fresh')?.on).toHaveLength(1)
      expect(listed.get('gone')).toMatchObject({ on: [], notOn: [{ message: 'The car is neither in stock nor sold.' }] })
      expect(await callAs().listed({ ids: [world.south.carId] })).toEqual([])
    })
  })
})

describe('a saved view of the list', () => {
  const view = {
    filter: { attention: 'noPhotos' as const },
    sort: { field: 'km' as const, order: 'ASC' as const },
    columns: ['name', 'price'],
  }

  test('A view is visible only to its owner until it is shared, and only its owner can change it', async () => {
    const { organisationId } = world.north
    const { id } = await callAs().saveView({ organisationId, name: 'Without photos', view })
    expect(await callAs('auditor').views({ organisationId })).toEqual([])
    expect((await callAs().saveView({ organisationId, name: 'Without photos', shared: true, view })).id).toBe(id)
    expect(await callAs('auditor').views({ organisationId })).toMatchObject([{ id, own: false, shared: true, view }])
    expect((await catchRefusal(callAs('auditor').removeView({ organisationId, id }))).code).toBe('NOT_FOUND')
    expect((await catchRefusal(callAs('auditor').saveView({ organisationId, id, name: 'Mine now', view }))).code).toBe('NOT_FOUND')
    await callAs().removeView({ organisationId, id })
    expect(await callAs().views({ organisationId })).toEqual([])
  })

  test('Views of staff for all organisations are separate from those of each organisation', async () => {
    const staff = createTestCaller(world.db, buildSession('onboarder', null)).call.stock
    await staff.saveView({ organisationId: null, name: 'All of ours', view })
    expect(await staff.views({ organisationId: null })).toMatchObject([{ name: 'All of ours', own: true }])
    expect((await catchRefusal(callAs().views({ organisationId: null }))).code).toBe('NOT_FOUND')
    expect((await catchRefusal(callAs().views({ organisationId: world.south.organisationId }))).code).toBe('NOT_FOUND')
  })
})
