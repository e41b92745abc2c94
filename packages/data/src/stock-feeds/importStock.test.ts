import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { beforeEach, describe, expect, it } from 'vitest'
import { listenForChanges } from '../changes/listenForChanges'
import type { Change } from '../changes/notifyChange'
import { connect } from '../migrate/connect'
import { updateCar } from '../stock/duplicateCar'
import type { StoredCarField } from '../stock/storedCarFields'
import { buildActor } from '../testing/buildWorld'
import { changeDraft, publishDraft } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { createStockFeed, type FeedSettings, removeStockFeed } from './changeStockFeed'
import type { FeedCar, FeedProblem } from './FeedCar'
import { getFeedRun, listFeedRuns, withReasonsNotListed } from './feedRuns'
import { gapsOfRun } from './gapsOfRun'
import { importStock, type StockImport } from './importStock'
import { fieldOwners, setFieldOwner } from './setFieldOwner'
import { undoImport } from './undoImport'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const settings: FeedSettings = {
  ...{ name: 'DMS', locationId: 'north-location', source: { kind: 'upload' }, mapping: null, priceType: 'egc', schedule: null },
  ...{ maxWithdrawnPercent: 20, paused: false },
}

let feedId = ''
let next = 0
const scope = () => world.db.forOrganisation(world.north.organisationId)

/** A row of the feed with these fields. */
const row = (stockNumber: string, values: Partial<Car> = {}, photos: readonly string[] | null = null): FeedCar => {
  const id = `fed-${next++}`
  const columns = {
    stockNumber,
    make: 'Kia',
    makeSlug: 'kia',
    model: 'Rio',
    modelSlug: 'rio',
    name: `2020 Kia Rio ${stockNumber}`,
    year: 2020,
    ...values,
  }
  const car = buildCar({
    id,
    slug: `kia-rio-${stockNumber.toLowerCase()}`,
    vin: null,
    status: 'in_stock',
    dealershipId: world.north.dealershipId,
    locationId: world.north.locationId,
    images: [],
    ...columns,
  })
  return { row: next, car, providedFields: Object.keys(columns) as StoredCarField[], photos }
}
const importFile = async (
  cars: readonly FeedCar[],
  { problems = [], ...more }: Partial<StockImport> & { readonly problems?: readonly FeedProblem[] } = {},
) => {
  const report = await importStock(scope(), {
    ...{
      feedId,
      batches: [{ cars, problems, rows: cars.length + problems.length }],
      headings: ['Stock'],
      isWhole: true,
      mode: 'apply',
      trigger: 'schedule',
      fileId: null,
      madeAt: null,
    },
    ...{ actor: buildActor, now },
    ...more,
  })
  if (!report) throw new Error('There is no such feed.')
  return report
}
const query = async <Row>(sql: string): Promise<Row[]> => (await connect(world.urls.owner, (client) => client.query(sql))).rows as Row[]
/** The owner of the tables is subject to row-level security, so it queries as the platform. */
const cars = async () =>
  world.db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string; number: string; status: string; km: number | null; price: number | null; sold: boolean }[]>`
      select id, stock_number as number, status, km, price_cents as price, sold_at is not null as sold
      from cars where organisation_id = ${world.north.organisationId} and id like 'fed-%' order by stock_number`,
  )
const byNumber = async (number: string) => (await cars()).find((car) => car.number === number)

beforeEach(async () => {
  const created = await createStockFeed(scope(), { dealershipId: world.north.dealershipId, settings, actor: buildActor, now })
  if (!created?.ok) throw new Error('The feed was not made.')
  feedId = created.feed.id
  return async () => {
    await removeStockFeed(scope(), { feedId, actor: buildActor })
    await world.db.platform.transaction((tx) => tx.$executeRaw`delete from cars where id like 'fed-%'`)
  }
})

describe('a file of a feed', () => {
  it('a file of a feed adds cars, updates them by field, and withdraws missing ones without deleting any (ENT-01, CAR-05)', async () => {
    expect(await importFile([row('a', { km: 10 }), row('b'), row('c'), row('d'), row('e')])).toMatchObject({
      outcome: 'applied',
      counts: { added: 5, changed: 0, gone: 0 },
    })
    const report = await importFile([row('a', { km: 20 }), row('b'), row('c'), row('d')])
    expect(report).toMatchObject({ outcome: 'applied', counts: { added: 0, changed: 1, unchanged: 3, gone: 1 } })
    expect(report.changed).toMatchObject([{ stockNumber: 'a', before: { km: 10 }, after: { km: 20 } }])
    expect((await cars()).map(({ number, status }) => [number, status])).toEqual([
      ['a', 'in_stock'],
      ['b', 'in_stock'],
      ['c', 'in_stock'],
      ['d', 'in_stock'],
      ['e', 'withdrawn'],
    ])
    expect(await importFile([row('a', { km: 20 }), row('b'), row('c'), row('d'), row('e')])).toMatchObject({
      counts: { added: 0, changed: 1, gone: 0 },
    })
    expect(await byNumber('e')).toMatchObject({ status: 'in_stock' })
  })

  it('a file of a feed counts the rows that are ready and those that wait for an answer (ENT-01)', async () => {
    const problem = { stockNumber: null, heading: null, value: '', message: 'It waits.', refused: false, waits: true }
    const problems = [
      ...[3, 3, 4].map((at) => ({ ...problem, row: at })),
      { ...problem, row: 90, refused: true },
      { ...problem, row: 91, refused: true, waits: false },
    ]
    const report = await importStock(scope(), {
      ...{ feedId, batches: [{ cars: [row('a'), row('b')], problems, rows: 10 }], headings: [], isWhole: true, mode: 'dry' },
      ...{ trigger: 'user', fileId: null, madeAt: null, actor: buildActor, now },
    })
    expect(report).toMatchObject({ ready: 6, waiting: 3 })
  })

  it('the report of an import names why no site lists a car that the import added (CFG-12)', async () => {
    const { siteId } = world.north
    const list = async (stock: ConfigValues['stock']) => {
      await changeDraft(scope(), siteId, (values) => ({ ...values, stock }))
      await publishDraft(scope(), siteId)
    }
    await list({ carTypes: ['used'], minImageCount: 1 })
    try {
      const photos = ['https://x.example/1.jpg']
      const file = [
        row('a', { carType: 'new' }, photos),
        row('b', { carType: 'used' }),
        row('c', { carType: 'used' }, photos),
        row('d', { carType: 'new', status: 'draft' }),
      ]
      const report = await importFile(file, { trigger: 'user' })
      const site = expect.any(String)
      expect(report.added.map(({ stockNumber, notOn }) => [stockNumber, notOn])).toEqual([
        ['a', [{ site, message: 'The site doesn’t list new cars.' }]],
        ['b', [{ site, message: 'The site lists cars with at least one photo; this car has none.' }]],
        ['c', undefined],
        ['d', undefined],
      ])
      const run = await getFeedRun(scope(), feedId, report.run?.id ?? '')
      const changes = await withReasonsNotListed(scope(), run?.changes ?? [], null, now)
      // The photos of an import are fetched after it.
      expect(changes.map(({ stockNumber, notOn }) => [stockNumber, notOn?.length])).toEqual([
        ['a', 1],
        ['b', 1],
        ['c', 1],
        ['d', undefined],
      ])
    } finally {
      await list({})
    }
  })

  it('a file of a feed writes and notifies nothing if nothing changed (ENT-01)', async () => {
    const file = () => [row('a', { km: 10 }), row('b')]
    await importFile(file())
    const received: Change[] = []
    const listener = await listenForChanges(world.urls.platform, (change) => received.push(change))
    const state = () =>
      query(
        `select (select count(*) from car_changes)::int as changes, (select max(updated_at) from cars) as cars, (select count(*) from audit)::int as audit`,
      )
    const before = await state()
    expect(await importFile(file())).toMatchObject({ outcome: 'unchanged', run: null, counts: { unchanged: 2 } })
    expect(await state()).toEqual(before)
    await importFile([row('a', { km: 11 }), row('b')])
    await expect.poll(() => received).toEqual([{ kind: 'stock', organisationId: world.north.organisationId }])
    await listener.stop()
  })

  it('a file of a feed changes nothing in a dry run, and reports what it would change (ENT-01)', async () => {
    await importFile([row('a'), row('b')])
    const before = await cars()
    const problem: FeedProblem = {
      row: 4,
      stockNumber: 'x',
      heading: 'Year',
      value: 'MY20',
      message: '“MY20” is no year of a car.',
      refused: true,
    }
    const report = await importFile([row('a', { km: 5 }), row('z')], { mode: 'dry', problems: [problem] })
    expect(report).toMatchObject({
      run: null,
      outcome: 'dry',
      counts: { rows: 3, added: 1, changed: 1, gone: 1, refused: 1 },
      problems: [problem],
    })
    expect(await cars()).toEqual(before)
    expect((await listFeedRuns(scope(), feedId, { offset: 0, limit: 10 })).total).toBe(1)
  })

  it('a file of a feed is held if it looks wrong, and applied when staff force it (ENT-01)', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f']
    await importFile(all.map((number) => row(number)))
    const held = await importFile([row('a')])
    expect(held).toMatchObject({ outcome: 'held', run: { status: 'held', gone: 5 } })
    expect(held.exceededLimits.map(({ kind }) => kind)).toEqual(['few', 'gone'])
    expect((await cars()).every(({ status }) => status === 'in_stock')).toBe(true)
    expect(await importFile([])).toMatchObject({ outcome: 'held' })
    expect(await importFile([row('a')], { mode: 'forced', trigger: 'user' })).toMatchObject({ outcome: 'applied', counts: { gone: 5 } })
    expect((await cars()).filter(({ status }) => status === 'withdrawn')).toHaveLength(5)
  })

  it.each<{ name: string; change: Partial<Car>; photos?: readonly string[] }>([
    { name: 'every price', change: { driveAwayCents: null, egcCents: null } },
    { name: 'the drive-away prices', change: { driveAwayCents: null, egcCents: 1_500_000 } },
    { name: 'the drive-away prices, with another price excluding charges', change: { egcCents: 1_400_000 } },
    { name: 'every car by marking it as sold', change: { status: 'sold' } },
    { name: 'every car by hiding it', change: { showOnDealerWebsite: false } },
    { name: 'every car type', change: { carType: 'new' } },
    { name: 'every year', change: { year: 2019 } },
    { name: 'every odometer reading', change: { km: 5 } },
    { name: 'every odometer reading, with ten times the value', change: { km: 400_000 } },
    { name: 'every gearbox', change: { simpleTransmission: 'Manual' } },
    { name: 'every photo', change: {}, photos: [] },
  ])('a file of a feed is held if it replaces or removes $name, with the worst cars first (ENT-01)', async ({ change, photos }) => {
    const before: Partial<Car> = {
      driveAwayCents: 1_500_000,
      egcCents: null,
      carType: 'used',
      km: 40_000,
      showOnDealerWebsite: true,
      simpleTransmission: 'Automatic',
    }
    const numbers = ['a', 'b', 'c', 'd', 'e']
    await importFile(numbers.map((number) => row(number, before, ['https://x.example/1.jpg'])))
    const held = await importFile([
      row('a', { ...before, colour: 'Red' }),
      ...numbers.slice(1).map((number) => row(number, { ...before, ...change }, photos ?? null)),
    ])
    expect(held.outcome).toBe('held')
    // A reading that loses a digit is reported separately.
    expect([...new Set(held.exceededLimits.map(({ kind }) => kind))]).toEqual(['values'])
    expect(held.changed.map(({ stockNumber }) => stockNumber)).toEqual(['b', 'c', 'd', 'e', 'a'])
  })

  it('a file of a feed is held if cars swap their photos, and not if all have new ones (ENT-01)', async () => {
    const numbers = ['a', 'b', 'c', 'd', 'e']
    const photo = (name: string | undefined) => [`https://x.example/${name}.jpg`, 'https://x.example/yard.jpg']
    await importFile(numbers.map((number) => row(number, {}, photo(number))))
    const held = await importFile(numbers.map((number, index) => row(number, {}, photo(numbers[(index + 1) % 5]))))
    expect(held.exceededLimits.map(({ message }) => message)).toEqual(['The photos of 5 of 5 cars would be those of other cars.'])
    expect(await importFile(numbers.map((number) => row(number, {}, photo(`${number}2`))))).toMatchObject({ outcome: 'applied' })
  })

  it.each([
    { field: 'regoPlate', message: 'The number plates of 5 of 5 cars would be those of other cars.' },
    { field: 'badge', message: 'The badges of 5 of 5 cars would be those of other cars.' },
    { field: 'colour', message: 'The colours of 5 of 5 cars would be those of other cars.' },
    { field: 'dealerComments', message: 'The comments of 5 of 5 cars would be those of other cars.' },
  ] as const)('a file of a feed is held if cars swap their $field, and not if all have new values (ENT-01)', async ({ field, message }) => {
    const numbers = ['a', 'b', 'c', 'd', 'e']
    await importFile(numbers.map((number) => row(number, { [field]: `X${number}` })))
    const held = await importFile(numbers.map((number, index) => row(number, { [field]: `X${numbers[(index + 1) % 5]}` })))
    expect(held.exceededLimits.map((limit) => limit.message)).toEqual([message])
    expect(await importFile(numbers.map((number) => row(number, { [field]: `Y${number}` })))).toMatchObject({ outcome: 'applied' })
  })

  it('a file of a feed is held if the fuel of cars changes, and not if petrol is named more exactly (ENT-01)', async () => {
    const numbers = ['a', 'b', 'c', 'd', 'e']
    const file = (fuel: string) => numbers.map((number) => row(number, { fuel }))
    await importFile(file('Petrol'))
    expect((await importFile(file('Diesel'))).exceededLimits.map(({ message }) => message)).toEqual([
      'The fuel of 5 of 5 cars would change.',
    ])
    expect(await importFile(file('Petrol - Unleaded'))).toMatchObject({ outcome: 'applied' })
  })

  it('a file of a feed is held if sold cars would be for sale again (ENT-01, CAR-05)', async () => {
    const numbers = ['a', 'b', 'c', 'd', 'e']
    const file = (sold: number) => numbers.map((number, index) => row(number, { status: index < sold ? 'sold' : 'in_stock' }))
    await importFile(file(0))
    await importFile(file(3), { mode: 'forced' })
    expect((await importFile(file(0))).exceededLimits.map(({ message }) => message)).toEqual([
      '3 of 5 cars that are sold would be for sale again.',
    ])
  })

  describe('that is held', () => {
    const numbers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const headings = ['Stock', 'Hold']
    const statuses = async () => (await cars()).map(({ number, status }) => `${number} ${status}`)
    const state = (number: string) =>
      query(`select status, reserved, show_on_dealer_website as shown, km from cars where stock_number = '${number}' and id like 'fed-%'`)
    const marked = (number: string, values: Partial<Car>, offSale: FeedCar['offSale'] = 'certain') => ({
      ...row(number, { km: 99, ...values }),
      ...(offSale && { offSale }),
    })
    const waiting = (number: string) => row(number, { status: 'draft', km: 99 })
    const present = { km: 40_000, reserved: false, showOnDealerWebsite: true, status: 'in_stock' } as const

    it('a file of a feed that is held takes the cars off sale that it marks as sold, reserved or hidden, certainly or possibly, and changes nothing else (ENT-01, CAR-05)', async () => {
      await importFile(numbers.map((number) => row(number, present)))
      const file = () => [
        marked('a', { status: 'sold' }),
        marked('b', { reserved: true }),
        marked('c', { showOnDealerWebsite: false }),
        marked('d', { status: 'draft' }, 'possible'),
        ...numbers.slice(4).map(waiting),
      ]
      const held = await importFile(file(), { headings, undecided: () => ['Hold'] })
      expect(held).toMatchObject({ outcome: 'held', run: { status: 'held' } })
      expect(await statuses()).toEqual([
        'a sold',
        'b in_stock',
        'c in_stock',
        'd draft',
        ...numbers.slice(4).map((each) => `${each} in_stock`),
      ])
      expect(await state('a')).toMatchObject([{ km: 40_000 }])
      expect(await state('b')).toMatchObject([{ reserved: true, km: 40_000 }])
      expect(await state('c')).toMatchObject([{ shown: false, km: 40_000 }])
      const { runs } = await listFeedRuns(scope(), feedId, { offset: 0, limit: 2 })
      expect(runs.map(({ status, isWhole, changed }) => [status, isWhole, changed])).toEqual([
        ['held', true, 9],
        ['applied', false, 4],
      ])
      const taken = await getFeedRun(scope(), feedId, runs[1]?.id ?? '')
      expect(taken?.changes.map(({ stockNumber, after }) => [stockNumber, after])).toEqual([
        ['a', { status: 'sold' }],
        ['b', { reserved: true }],
        ['c', { showOnDealerWebsite: false }],
        ['d', { status: 'draft' }],
      ])
      // The same file again takes nothing, and the next one that is applied decides.
      await importFile(file(), { headings, undecided: () => ['Hold'] })
      expect((await listFeedRuns(scope(), feedId, { offset: 0, limit: 9 })).runs.filter(({ status }) => status === 'applied')).toHaveLength(
        2,
      )
      expect(await importFile(numbers.map((number) => row(number, present)))).toMatchObject({ outcome: 'applied', counts: { changed: 4 } })
      expect(await statuses()).toEqual(numbers.map((number) => `${number} in_stock`))
      expect([await state('b'), await state('c')]).toMatchObject([[{ reserved: false }], [{ shown: true }]])
    })

    it('a file of a feed that is held can be undone for the cars that it took off sale (ENT-01)', async () => {
      await importFile(numbers.map((number) => row(number, present)))
      await importFile([marked('a', { status: 'sold' }), ...numbers.slice(1).map(waiting)], { headings, undecided: () => ['Hold'] })
      const [, run] = (await listFeedRuns(scope(), feedId, { offset: 0, limit: 2 })).runs
      expect(await undoImport(scope(), { feedId, runId: run?.id ?? '', actor: buildActor, now })).toMatchObject({ ok: true })
      expect(await byNumber('a')).toMatchObject({ status: 'in_stock' })
    })

    it('a file of a feed that is held withdraws a car of which a row that can’t be used says that it isn’t for sale (ENT-01, CAR-05)', async () => {
      await importFile(numbers.map((number) => row(number, present)))
      const gone = { row: 90, stockNumber: 'a', heading: null, value: '', message: 'The make is missing.', refused: true, isGone: true }
      await importFile(numbers.slice(1).map(waiting), { headings, undecided: () => ['Hold'], problems: [gone] })
      expect(await statuses()).toEqual(['a withdrawn', ...numbers.slice(1).map((each) => `${each} in_stock`)])
      await importFile(numbers.map((number) => row(number, present)))
      expect(await byNumber('a')).toMatchObject({ status: 'in_stock' })
    })

    it.each([
      { name: 'half of its cars or more', marks: 5, offSale: 'certain' as const, sold: 0 },
      { name: 'too many with a word that isn’t understood', marks: 5, offSale: 'possible' as const, sold: 0 },
      { name: 'fewer than half', marks: 4, offSale: 'certain' as const, sold: 4 },
    ])('a file of a feed that is held takes $sold cars off sale if it marks $name (ENT-01)', async ({ marks, offSale, sold }) => {
      await importFile(numbers.map((number) => row(number, present)))
      const file = numbers.map((number, index) => (index < marks ? marked(number, { status: 'sold' }, offSale) : waiting(number)))
      expect(await importFile(file, { headings, undecided: () => ['Hold'] })).toMatchObject({ outcome: 'held' })
      expect((await cars()).filter(({ status }) => status === 'sold')).toHaveLength(sold)
    })

    it('a file of a feed that is held takes only the cars off sale whose rows are clear if all would be too many (ENT-01)', async () => {
      await importFile(numbers.map((number) => row(number, present)))
      const file = numbers.map((number, index) =>
        marked(number, { status: index < 2 ? 'sold' : 'draft' }, index < 2 ? 'certain' : 'possible'),
      )
      await importFile(file, { headings, undecided: () => ['Hold'] })
      expect((await statuses()).filter((each) => !each.endsWith('in_stock'))).toEqual(['a sold', 'b sold'])
    })

    it('a file of a feed that is held changes nothing if it is older than the last one, or a user reviews it (ENT-01)', async () => {
      await importFile(
        numbers.map((number) => row(number, present)),
        { madeAt: '2026-05-31T00:00:00.000Z' },
      )
      const file = () => [marked('a', { status: 'sold' }), ...numbers.slice(1).map((number) => row(number, present))]
      expect(await importFile(file(), { madeAt: '2026-05-30T00:00:00.000Z' })).toMatchObject({ outcome: 'held' })
      expect(await importFile(file(), { mode: 'hold', trigger: 'user' })).toMatchObject({ outcome: 'held' })
      expect(await byNumber('a')).toMatchObject({ status: 'in_stock' })
    })
  })

  it('a file of a feed warns of a car that was reserved or sold and is for sale again, and is held for many (ENT-01, CAR-05)', async () => {
    const numbers = ['a', 'b', 'c', 'd', 'e']
    await importFile(numbers.map((number) => row(number, { reserved: true })))
    const others = numbers.slice(2).map((number) => row(number, { reserved: true }))
    await importFile([row('a', { reserved: true }), row('b', { status: 'sold', reserved: false }), ...others])
    const report = await importFile([row('a', { reserved: false }), row('b', { status: 'in_stock', reserved: false }), ...others])
    expect(report).toMatchObject({ outcome: 'applied', counts: { changed: 2, refused: 0 } })
    expect(report.problems.map(({ stockNumber, message, refused }) => [stockNumber, message, refused])).toEqual([
      ['a', 'The car was reserved and is for sale again. Check that the file still means that.', false],
      ['b', 'The car was sold and is for sale again. Check that the file still means that.', false],
    ])
    expect(
      (
        await importFile([
          row('a', { reserved: false }),
          row('b', { status: 'in_stock', reserved: false }),
          ...numbers.slice(2).map((number) => row(number, { reserved: false })),
        ])
      ).exceededLimits.map(({ message }) => message),
    ).toEqual(['3 of 5 cars that are reserved would be for sale again.'])
  })

  it('a file of a feed takes an existing car off the website if its rows contradict each other, until they agree (ENT-01)', async () => {
    const numbers = ['a', 'b', 'c']
    const doubt = {
      row: 90,
      stockNumber: 'a',
      heading: 'Stock',
      value: 'a',
      message: 'It is also on row 3.',
      refused: true,
      isInDoubt: true,
    }
    await importFile(numbers.map((number) => row(number)))
    const report = await importFile(
      numbers.slice(1).map((number) => row(number)),
      { problems: [doubt, { ...doubt, row: 91 }] },
    )
    expect(report).toMatchObject({ outcome: 'applied', counts: { gone: 1 } })
    expect(report.problems[0]).toMatchObject({
      waits: true,
      message:
        'It is also on row 3. Rows of the file contradict each other about this car. It is taken off the website until the file is corrected.',
    })
    expect(await byNumber('a')).toMatchObject({ status: 'withdrawn' })
    await importFile(numbers.map((number) => row(number)))
    expect(await byNumber('a')).toMatchObject({ status: 'in_stock' })
  })

  it('a file of a feed is held if most prices change a little, and not if half or fewer do (ENT-01, CAR-14)', async () => {
    const numbers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const file = (changed: number) =>
      numbers.map((number, index) => row(number, { egcCents: index < changed ? 1_800_000 : 2_000_000, driveAwayCents: null }))
    await importFile(file(0))
    const held = await importFile(file(5))
    expect(held.exceededLimits.map(({ message }) => message)).toEqual(['The prices of 5 of 8 cars change.'])
    expect(await importFile(file(4))).toMatchObject({ outcome: 'applied' })
  })

  it('a file of a feed is held if most cars with the price on application would get a price (ENT-01, CAR-14)', async () => {
    const numbers = ['a', 'b', 'c', 'd', 'e']
    const unpriced = { driveAwayCents: null, egcCents: null }
    await importFile(numbers.map((number) => row(number, unpriced)))
    expect(
      await importFile(numbers.map((number) => row(number, number === 'a' ? { ...unpriced, egcCents: 900_000 } : unpriced))),
    ).toMatchObject({
      outcome: 'applied',
    })
    const held = await importFile(numbers.map((number) => row(number, { ...unpriced, egcCents: number === 'a' ? 900_000 : 800_000 })))
    expect(held.exceededLimits.map(({ message }) => message)).toEqual([
      'The price type of 4 of 5 cars would change: drive away, excluding charges or on application.',
    ])
  })

  it('a file of a feed lists cars that lose their price first, then by the size of the price change (ENT-01)', async () => {
    const priced = (egcCents: number | null): Partial<Car> => ({ egcCents, driveAwayCents: null, km: 40_000 })
    const numbers = ['a', 'b', 'c', 'd', 'e']
    await importFile(numbers.map((number) => row(number, priced(2_000_000))))
    const now = [2_000_000, 2_200_000, 8_000_000, null, 1_000_000]
    const found = await importFile(
      numbers.map((number, index) => row(number, { ...priced(now[index] ?? null), colour: 'Red' })),
      { mode: 'dry' },
    )
    expect(found.changed.map(({ stockNumber }) => stockNumber)).toEqual(['d', 'c', 'e', 'b', 'a'])
  })

  it('a file of a feed leaves other cars as they are when single cars are pushed (ENT-01)', async () => {
    await importFile([row('a'), row('b'), row('c'), row('d')])
    expect(await importFile([row('b', { km: 43_000 })], { isWhole: false })).toMatchObject({
      outcome: 'applied',
      counts: { changed: 1, gone: 0 },
    })
    expect((await cars()).map(({ status }) => status)).toEqual(['in_stock', 'in_stock', 'in_stock', 'in_stock'])
  })

  it('a file of a feed keeps a car whose row is invalid, with a problem that the next valid row clears (ENT-01)', async () => {
    await importFile([row('a', { km: 1 }), row('b')])
    const problem: FeedProblem = { row: 2, stockNumber: 'A', heading: 'Year', value: '', message: 'The year is missing.', refused: true }
    await importFile([row('b')], { problems: [problem] })
    expect(await byNumber('a')).toMatchObject({ status: 'in_stock', km: 1 })
    const id = (await byNumber('a'))?.id ?? ''
    expect((await fieldOwners(scope(), id))?.problem).toBe('The year is missing.')
    await importFile([row('a', { km: 1 }), row('b')])
    expect((await fieldOwners(scope(), id))?.problem).toBeNull()
  })
})

describe('a refused row', () => {
  const refusal = (more: Partial<FeedProblem> = {}): FeedProblem => ({
    ...{ row: 2, stockNumber: 'A', heading: 'Make', value: '', message: 'The make is missing.', refused: true, ...more },
  })
  it('a refused row withdraws its car and reports that if it marks the car as unavailable (ENT-01, CAR-05)', async () => {
    await importFile([row('a'), row('b')])
    const id = (await byNumber('a'))?.id ?? ''
    const report = await importFile([row('b')], { problems: [refusal({ isGone: true })] })
    expect(report).toMatchObject({ outcome: 'applied', counts: { gone: 1, refused: 1 } })
    expect(report.problems).toMatchObject([{ refused: true, waits: true, message: expect.stringContaining('taken off the website') }])
    expect(await byNumber('a')).toMatchObject({ status: 'withdrawn' })
    expect((await fieldOwners(scope(), id))?.problem).toContain('taken off the website')
    // The same file again changes nothing, and a user may change it.
    await updateCar(scope(), { carId: id, changes: { status: 'in_stock' }, now, actor: buildActor })
    expect(await importFile([row('b')], { problems: [refusal({ isGone: true })] })).toMatchObject({ outcome: 'unchanged' })
    expect(await byNumber('a')).toMatchObject({ status: 'in_stock' })
    await importFile([row('a'), row('b')])
    expect(await byNumber('a')).toMatchObject({ status: 'in_stock' })
    expect((await fieldOwners(scope(), id))?.problem).toBeNull()
  })
  it('doesn’t count as a missing car: three cars marked as sold don’t hold a small yard’s file, three missing ones do (ENT-01)', async () => {
    const numbers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const [sold, left] = [numbers.slice(0, 3), numbers.slice(3).map((number) => row(number))]
    await importFile(numbers.map((number) => row(number)))
    expect((await importFile(left)).exceededLimits.map(({ kind }) => kind)).toEqual(['gone'])
    const problems = sold.map((number, index) => refusal({ row: index + 2, stockNumber: number, isGone: true }))
    expect(await importFile(left, { problems })).toMatchObject({ outcome: 'applied', counts: { gone: 3, refused: 3 } })
    for (const number of sold) expect(await byNumber(number)).toMatchObject({ status: 'withdrawn' })
    expect(await importFile(left, { problems })).toMatchObject({ outcome: 'unchanged', exceededLimits: [] })
  })
  it('a refused row withdraws its car only until a valid row follows (ENT-01)', async () => {
    await importFile([row('a'), row('b')])
    await importFile([row('b')], { problems: [refusal({ isGone: true })] })
    await importFile([row('a'), row('b')])
    expect(await byNumber('a')).toMatchObject({ status: 'in_stock' })
  })
  it('a refused row has priority over another row of the same car (ENT-01, CAR-05)', async () => {
    await importFile([row('a', { km: 1 }), row('b')])
    await importFile([row('a', { km: 2 }), row('b')], { problems: [refusal({ isGone: true })] })
    expect(await byNumber('a')).toMatchObject({ status: 'withdrawn', km: 1 })
  })
})

describe('a price or an odometer reading that gains or loses a digit', () => {
  const priced = (dollars: number, more: Partial<Car> = {}): Partial<Car> => ({ egcCents: dollars * 100, driveAwayCents: null, ...more })
  it.each<{ name: string; before: Partial<Car>; after: Partial<Car>; message: RegExp | null }>([
    { name: 'a price that loses a digit', before: priced(21_990), after: priced(2_199), message: /was \$21,990 and would be \$2,199/ },
    { name: 'a price that gains a digit', before: priced(21_990), after: priced(219_900), message: /was \$21,990 and would be \$219,900/ },
    {
      name: 'a price of another kind that loses a digit',
      before: priced(21_990),
      after: { egcCents: null, driveAwayCents: 219_900 },
      message: /was \$21,990 and would be \$2,199/,
    },
    { name: 'a price that falls by half', before: priced(21_990), after: priced(10_990), message: null },
    { name: 'a reading that loses a digit', before: { km: 41_000 }, after: { km: 4_100 }, message: /was 41,000 km and would be 4,100 km/ },
    {
      name: 'a reading that gains a digit',
      before: { km: 41_000 },
      after: { km: 410_000 },
      message: /was 41,000 km and would be 410,000 km/,
    },
    { name: 'a reading that is corrected', before: { km: 41_000 }, after: { km: 31_000 }, message: null },
    { name: 'a new car that is driven', before: { km: 12 }, after: { km: 400 }, message: null },
    { name: 'a new car that is reset', before: { km: 12 }, after: { km: 2 }, message: null },
  ])('$name holds at most its own car, with the message $message (ENT-01, CAR-14)', async ({ before, after, message }) => {
    const others = () => ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((number) => row(number))
    const state = () => query(`select km, drive_away_cents, egc_cents, colour from cars where stock_number = 'a' and id like 'fed-%'`)
    await importFile([row('a', before), ...others()])
    const [was] = await state()
    for (const colour of ['Red', 'Blue']) {
      const report = await importFile([row('a', { ...after, colour }), ...others()])
      expect(report).toMatchObject({ outcome: 'applied', counts: { changed: 1 } })
      expect(report.problems.map(({ message }) => message)).toEqual(message ? [expect.stringMatching(message)] : [])
      const [is] = await state()
      if (message) expect(is).toEqual({ ...(was as object), colour })
      else expect(is).not.toEqual({ ...(was as object), colour })
    }
    // The previous value returns without a problem, and a user's value has priority.
    const { id = '' } = (await byNumber('a')) ?? {}
    const changes = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null)) as Partial<Car>
    if (message && !('driveAwayCents' in changes && changes.driveAwayCents)) {
      await updateCar(scope(), { carId: id, changes, now, actor: buildActor })
      expect((await importFile([row('a', { ...after, colour: 'Blue' }), ...others()])).problems).toEqual([])
      expect((await fieldOwners(scope(), id))?.fields.some(({ owner }) => owner === 'user')).toBe(false)
    }
  })
  it('a price or an odometer reading that gains or loses a digit holds the comments with the price, as they may name the price (CAR-14)', async () => {
    const comments = async () => (await query(`select dealer_comments from cars where stock_number = 'a' and id like 'fed-%'`))[0]
    const columns = (dollars: number) => row('a', priced(dollars, { dealerComments: `Now $${dollars}!` }))
    await importFile([columns(21_990), row('b')])
    await importFile([columns(2_199), row('b')])
    expect(await comments()).toEqual({ dealer_comments: 'Now $21990!' })
    await importFile([columns(20_990), row('b')])
    expect(await comments()).toEqual({ dealer_comments: 'Now $20990!' })
  })
  it('a price or an odometer reading that gains or loses a digit is applied when staff force the import (ENT-01)', async () => {
    await importFile([row('a', priced(21_990)), row('b')])
    const dry = await importFile([row('a', priced(2_199)), row('b')], { mode: 'dry', trigger: 'user' })
    expect(dry.exceededLimits.map(({ message }) => message)).toEqual([
      'The price or odometer reading of 1 car may have lost or gained a digit.',
    ])
    await importFile([row('a', priced(2_199)), row('b')], { mode: 'forced', trigger: 'user' })
    expect(await byNumber('a')).toMatchObject({ price: 219_900 })
  })
})

describe('a was-price of a file', () => {
  const priced = (dollars: number, was: number | null, more: Partial<Car> = {}): Partial<Car> => ({
    ...{ driveAwayCents: dollars * 100, driveAwayBeforeCents: was && was * 100, egcCents: null, egcBeforeCents: null },
    ...more,
  })
  const shown = async () => {
    const [car] = await query<{ was: number | null }>(
      `select before_price_cents / 100 as was from cars where stock_number = 'a' and id like 'fed-%'`,
    )
    return car?.was
  }
  const others = () => [row('b'), row('c')]
  const file = (values: Partial<Car>, more: Partial<StockImport> = {}) => importFile([row('a', values), ...others()], more)
  const neverAsked = (problems: readonly FeedProblem[]) =>
    problems.flatMap(({ heading, stockNumber, value, message, refused }) =>
      heading === 'Price before' ? [{ stockNumber, value, message, refused }] : [],
    )
  const unasked = (dollars: string, known: string) => ({
    ...{ stockNumber: 'a', value: dollars, refused: false },
    message: expect.stringMatching(new RegExp(`\\${dollars} for a day or longer: ${known}\\. .* isn’t shown\\.$`)),
  })

  it.each<{ name: string; early: boolean; values: Partial<Car> }>([
    { name: 'a first file', early: true, values: priced(31_990, 33_990) },
    { name: 'a later file', early: false, values: priced(31_990, 33_990) },
    {
      name: 'a first file with prices without charges',
      early: true,
      values: priced(0, null, { driveAwayCents: null, egcCents: 3_199_000, egcBeforeCents: 3_399_000 }),
    },
  ])('of $name isn’t shown for a new car, and the report says why (LEG-02)', async ({ early, values }) => {
    if (!early) await importFile(others())
    const dry = await file(values, { mode: 'dry', trigger: 'user' })
    expect(neverAsked(dry.problems)).toEqual([unasked('$33,990', 'it hasn’t been up for sale for a day yet')])
    const report = await file(values, { mode: 'forced', trigger: 'user' })
    expect(report).toMatchObject({ outcome: 'applied', ready: 3 })
    expect(neverAsked(report.problems)).toEqual([unasked('$33,990', 'it hasn’t been up for sale for a day yet')])
    expect(neverAsked((await getFeedRun(scope(), feedId, report.run?.id ?? ''))?.run.problems ?? [])).toHaveLength(1)
    expect(await shown()).toBeNull()
    // The next file says the same, and nothing counts as a change by staff.
    expect((await file({ ...values, colour: 'Red' })).counts).toMatchObject({ changed: 1 })
    expect(await shown()).toBeNull()
    const [{ id = '' } = {}] = (await cars()).filter(({ number }) => number === 'a')
    expect((await fieldOwners(scope(), id))?.fields.some(({ owner }) => owner === 'user')).toBe(false)
  })

  /** An import some hours after the first one. */
  const hoursLater = (hours: number, values: Partial<Car>) =>
    file(values, { now: new Date(Date.parse(now) + hours * 3_600_000).toISOString() })

  it('is shown once the car was asked for it, and not if it is higher (LEG-02)', async () => {
    await file(priced(33_990, null))
    const invented = await hoursLater(30, priced(31_990, 35_990))
    expect(neverAsked(invented.problems)).toEqual([unasked('$35,990', 'the highest so far is \\$33,990')])
    expect(await shown()).toBeNull()
    const asked = await hoursLater(31, priced(31_990, 33_990))
    expect(neverAsked(asked.problems)).toEqual([])
    expect(await shown()).toBe(33_990)
    expect(await hoursLater(32, priced(31_990, 33_990, { colour: 'Red' }))).toMatchObject({ problems: [] })
    expect(await shown()).toBe(33_990)
    // A lower price later leaves it as it is; another that was never asked takes it away.
    await hoursLater(33, priced(29_990, 33_990))
    expect(await shown()).toBe(33_990)
    expect(neverAsked((await hoursLater(34, priced(29_990, 39_990))).problems)).toHaveLength(1)
    expect(await shown()).toBeNull()
  })

  it('isn’t shown if the car was asked for it for less than a day (LEG-02)', async () => {
    await file(priced(33_990, null))
    await hoursLater(30, priced(36_990, null))
    const minutes = await hoursLater(30.5, priced(31_990, 36_990))
    expect(neverAsked(minutes.problems)).toEqual([unasked('$36,990', 'the highest so far is \\$33,990')])
    expect(await shown()).toBeNull()
    expect(neverAsked((await hoursLater(31, priced(31_990, 33_990))).problems)).toEqual([])
    expect(await shown()).toBe(33_990)
  })

  it('isn’t shown if the car was hidden from websites while it was asked for it (LEG-02)', async () => {
    await file(priced(36_990, null, { showOnDealerWebsite: false }))
    const shownAgain = await hoursLater(30, priced(36_990, null, { showOnDealerWebsite: true }))
    expect(shownAgain.counts).toMatchObject({ changed: 1 })
    const hidden = await hoursLater(53, priced(31_990, 36_990, { showOnDealerWebsite: true }))
    expect(neverAsked(hidden.problems)).toEqual([unasked('$36,990', 'it hasn’t been up for sale for a day yet')])
  })

  it('isn’t shown if an import that was undone hid the car while it was asked for it (LEG-02)', async () => {
    const at = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
    const unseen = priced(36_990, null, { showOnDealerWebsite: false })
    await file(priced(36_990, null, { showOnDealerWebsite: true }))
    const { run } = await file(unseen, { now: at(1), mode: 'forced', trigger: 'user' })
    expect(await undoImport(scope(), { feedId, runId: run?.id ?? '', actor: buildActor, now: at(30) })).toMatchObject({ ok: true })
    const cheaper = (hours: number) =>
      file(priced(31_990, 36_990, { showOnDealerWebsite: true }), { now: at(hours), mode: 'dry', trigger: 'user' })
    expect(neverAsked((await cheaper(52)).problems)).toHaveLength(1)
    expect(neverAsked((await cheaper(53)).problems)).toEqual([])
  })

  it('that isn’t higher than the price is no problem; one that an earlier import stored is taken away (LEG-02)', async () => {
    expect((await file(priced(31_990, 31_990))).problems).toEqual([])
    expect((await hoursLater(24, priced(35_990, 34_990))).problems).toEqual([])
    const stored = '{"driveAwayBeforeCents": 4999000}'
    await world.db.platform.transaction(async (tx) => {
      await tx.$executeRaw`update cars set drive_away_before_cents = 4999000 where stock_number = 'a' and id like 'fed-%'`
      await tx.$executeRaw`update stock_feed_cars set hash = '', feed_values = feed_values || ${stored}::jsonb where feed_id = ${feedId} and external_id = 'a'`
    })
    expect(await shown()).toBe(49_990)
    const report = await hoursLater(48, priced(35_990, 49_990))
    expect(neverAsked(report.problems)).toEqual([unasked('$49,990', 'the highest so far is \\$35,990')])
    expect(await shown()).toBeNull()
  })
})

describe('a blank cell of a car that has a value', () => {
  const numbers = ['a', 'b', 'c', 'd']
  const full = { regoPlate: 'ABC12D', colour: 'Red', km: 40_000, fuel: 'Diesel' as const, dealerComments: 'One owner.' }
  const file = (blanks: readonly string[], blank: Partial<Car>) =>
    numbers.map((number) => row(number, { ...full, ...(blanks.includes(number) && blank) }))
  const stored = () =>
    query<{ number: string; plate: string | null; colour: string | null; km: number | null; comments: string | null }>(
      `select stock_number as number, rego_plate as plate, colour, km, dealer_comments as comments from cars where id like 'fed-%' order by stock_number`,
    )
  beforeEach(async () => void (await importFile(file([], {}))))

  it('a blank cell is a warning that names the field and the car before the import (ENT-01)', async () => {
    const dry = await importFile(file(['b'], { regoPlate: null, dealerComments: null }), { mode: 'dry', trigger: 'user' })
    expect(dry.exceededLimits).toEqual([
      { kind: 'values', message: '2 values are emptied, because the cells are blank: Comments of b; Number plate of b.' },
    ])
    await importFile(file(['b'], { regoPlate: null }), { mode: 'forced', trigger: 'user' })
    expect((await stored()).map(({ plate }) => plate)).toEqual(['ABC12D', null, 'ABC12D', 'ABC12D'])
  })

  it.each<{ name: string; blank: Partial<Car>; field: string }>([
    { name: 'number plate', blank: { regoPlate: null }, field: 'Number plate' },
    { name: 'colour', blank: { colour: null }, field: 'Colour' },
    { name: 'odometer reading', blank: { km: null }, field: 'Kilometres' },
  ])('a blank $name of few cars keeps the value without a review, until a user clears it (ENT-01)', async ({ blank, field }) => {
    const before = await stored()
    for (const _ of [1, 2]) {
      const report = await importFile(file(['b'], blank))
      expect(report.problems).toMatchObject([{ stockNumber: 'b', heading: field, message: expect.stringContaining('which it keeps') }])
      expect(await stored()).toEqual(before)
    }
    const { id = '' } = (await byNumber('b')) ?? {}
    await updateCar(scope(), { carId: id, changes: blank, now, actor: buildActor })
    expect((await importFile(file(['b'], blank))).problems).toEqual([])
  })

  it('a column that is blank for most cars holds the file (ENT-01)', async () => {
    const report = await importFile(file(['a', 'b', 'c'], { regoPlate: null }))
    expect(report).toMatchObject({
      outcome: 'held',
      exceededLimits: [{ kind: 'values', message: expect.stringContaining('Number plate of a, b and c') }],
    })
    expect((await stored()).map(({ plate }) => plate)).toEqual(numbers.map(() => 'ABC12D'))
  })

  it('remarks that may end are emptied as the file says (ENT-01)', async () => {
    expect(await importFile(file(['b'], { dealerComments: null }))).toMatchObject({ outcome: 'applied', problems: [] })
    expect((await stored()).map(({ comments }) => comments)).toEqual(['One owner.', null, 'One owner.', 'One owner.'])
  })
})

describe('a car without a price', () => {
  const unpriced = { egcCents: null, driveAwayCents: null }
  it('a car that goes live without a price is named before the import and in its report, until it has one (ENT-01, CAR-19)', async () => {
    const file = () => [
      row('a'),
      row('B1', unpriced),
      row('c', { ...unpriced, status: 'withdrawn' }),
      row('d', { ...unpriced, showOnDealerWebsite: false }),
    ]
    expect((await importFile(file(), { mode: 'dry', trigger: 'user' })).unpriced).toEqual(['B1'])
    const { run } = await importFile(file(), { trigger: 'user' })
    const gaps = () => gapsOfRun(scope(), run?.id ?? '', null)
    expect(await gaps()).toMatchObject({ unpriced: [{ stockNumber: 'B1' }] })
    const { id = '' } = (await byNumber('B1')) ?? {}
    await updateCar(scope(), { carId: id, changes: { driveAwayCents: 2_000_000 }, now, actor: buildActor })
    expect(await gaps()).toMatchObject({ unpriced: [] })
  })

  it('a car that loses its price stays for sale without one, which is said (ENT-01)', async () => {
    await importFile([row('a', { egcCents: 2_000_000 }), row('b')])
    expect((await importFile([row('a', unpriced), row('b')], { mode: 'dry', trigger: 'user' })).unpriced).toEqual(['a'])
  })

  it('cars that a site could reserve online, but that have no payment method, are counted (CHK-02)', async () => {
    const { run } = await importFile([row('a'), row('b', { paymentProcessors: ['card'] })], { trigger: 'user' })
    const gaps = () => gapsOfRun(scope(), run?.id ?? '', null)
    expect((await gaps()).notReservable).toEqual([])
    await changeDraft(world.db.platform, world.north.siteId, (draft) => ({ ...draft, checkout: { enabled: true } }))
    await publishDraft(world.db.platform, world.north.siteId)
    expect((await gaps()).notReservable).toMatchObject([{ stockNumber: 'a' }])
  })

  it('a withdrawn car has its stock number as written (ENT-01)', async () => {
    await importFile(['RU101', 'RU102', 'RU103', 'RU104', 'RU105'].map((number) => row(number)))
    const { gone } = await importFile(['RU101', 'RU103', 'RU104', 'RU105'].map((number) => row(number)))
    expect(gone.map(({ stockNumber }) => stockNumber)).toEqual(['RU102'])
  })
})

describe('values that staff changed', () => {
  it('values that staff changed have priority over the feed until staff give the field back to it (ENT-01)', async () => {
    await importFile([row('a', { km: 10 })])
    const id = (await byNumber('a'))?.id ?? ''
    await updateCar(scope(), { carId: id, changes: { km: 15 }, actor: buildActor })
    const report = await importFile([row('a', { km: 20 })])
    expect(report.changed).toMatchObject([{ after: {}, overridden: ['km'] }])
    expect(await byNumber('a')).toMatchObject({ km: 15 })
    expect((await fieldOwners(scope(), id))?.fields.find(({ field }) => field === 'km')).toMatchObject({
      field: 'km',
      owner: 'user',
      feedValue: 20,
    })

    expect(await setFieldOwner(scope(), { carId: id, field: 'km', owner: 'feed', actor: buildActor, now })).toBe(true)
    expect(await byNumber('a')).toMatchObject({ km: 20 })
    await importFile([row('a', { km: 30 })])
    expect(await byNumber('a')).toMatchObject({ km: 30 })

    await setFieldOwner(scope(), { carId: id, field: 'km', owner: 'user', actor: buildActor, now })
    await importFile([row('a', { km: 40 })])
    expect(await byNumber('a')).toMatchObject({ km: 30 })
  })

  it('values that staff changed have priority over the feed: a car that staff marked as sold stays sold (CAR-05)', async () => {
    await importFile([row('a'), row('b')])
    await updateCar(scope(), { carId: (await byNumber('a'))?.id ?? '', changes: { status: 'sold' }, now, actor: buildActor })
    await importFile([row('a', { km: 43_000 }), row('b')])
    expect(await byNumber('a')).toMatchObject({ status: 'sold', km: 43_000, sold: true })
    expect(await importFile([row('b')])).toMatchObject({ counts: { gone: 0 } })
    expect(await byNumber('a')).toMatchObject({ status: 'sold' })
  })
})

describe('matching rows to cars', () => {
  it('an import updates a car that staff entered with the same stock number (ENT-01)', async () => {
    expect(
      await importFile([row('north-1', { km: 42_377, make: 'Toyota', makeSlug: 'toyota', model: 'Corolla', modelSlug: 'corolla' })]),
    ).toMatchObject({ counts: { added: 0, changed: 1 } })
    const [car] = await world.db.platform.transaction(
      (tx) => tx.$queryRaw<{ km: number }[]>`select km from cars where id = ${world.north.carId}`,
    )
    expect(car?.km).toBe(42_377)
  })

  it('an import matches a car with another stock number by its VIN (ENT-01)', async () => {
    const vin = 'KNAB251CAJ5012345'
    await importFile([row('a', { vin }), row('b')])
    const { id } = (await byNumber('a')) ?? {}
    expect(await importFile([row('c', { vin }), row('b')])).toMatchObject({ counts: { added: 0, changed: 1, gone: 0 } })
    expect(await byNumber('c')).toMatchObject({ id, status: 'in_stock' })
  })

  it('an import adds a new car if a stock number has another VIN (ENT-01)', async () => {
    await importFile([row('a', { vin: 'KNAB251CAJ5012345' }), row('b')])
    const { id = '' } = (await byNumber('a')) ?? {}
    expect(await importFile([row('a', { vin: 'KNAB251CAJ5099999' }), row('b')])).toMatchObject({ counts: { added: 1, gone: 1 } })
    expect((await byNumber('a'))?.id).not.toBe(id)
    expect((await cars()).find((car) => car.id === id)).toMatchObject({ status: 'withdrawn', number: `a~${id.slice(0, 8)}` })
  })

  it('an import refuses a VIN that is in stock already or twice in a file (ENT-01)', async () => {
    const vin = 'KNAB251CAJ5012345'
    await importFile([row('a', { vin })])
    const report = await importFile([row('b', { vin })], { isWhole: false })
    expect(report.problems.map(({ message }) => message)).toEqual([`The VIN ${vin} belongs to stock number a, which is in stock.`])
    const twice = await importFile([row('a', { vin }), row('x', { vin: 'KNAB251CAJ5011111' }), row('y', { vin: 'KNAB251CAJ5011111' })])
    expect(twice.problems.map(({ message }) => message)).toEqual([
      'The VIN KNAB251CAJ5011111 is also used by stock number x in the same file.',
    ])
    const known = await importFile([row('a', { vin }), row('x', { vin })])
    expect(known.problems.map(({ message }) => message)).toEqual([`The VIN ${vin} is also used by stock number a in the same file.`])
  })

  it('an import refuses a row with the stock number of another feed’s car, and names both cars (ENT-01)', async () => {
    await importFile([row('n1', { vin: 'KNADC512LL6003001' })])
    const created = await createStockFeed(scope(), {
      ...{ dealershipId: world.north.dealershipId, settings: { ...settings, name: 'Yard two' }, actor: buildActor, now },
    })
    if (!created?.ok) throw new Error('The feed was not made.')
    const mazda = { make: 'Mazda', makeSlug: 'mazda', model: 'CX-5', modelSlug: 'cx-5', year: 2022, name: '2022 Mazda CX-5' }
    for (const vin of ['JM0KF4W2A10003001', null]) {
      const report = await importFile([row('n1', { ...mazda, vin })], { feedId: created.feed.id })
      expect(report.counts).toMatchObject({ added: 0, changed: 0, refused: 1 })
      expect(report.problems.map(({ message }) => message)).toEqual([
        `The stock number n1 belongs to 2020 Kia Rio n1 (VIN KNADC512LL6003001), but this row is 2022 Mazda CX-5${vin ? ` (VIN ${vin})` : ''}. Give one of them another number.`,
      ])
    }
    await removeStockFeed(scope(), { feedId: created.feed.id, actor: buildActor })
  })

  it('an import adds a new car if a stock number without a VIN has another make (ENT-01)', async () => {
    await importFile([row('a'), row('b')])
    const { id = '' } = (await byNumber('a')) ?? {}
    const other = { make: 'Mazda', makeSlug: 'mazda', model: 'CX-5', modelSlug: 'cx-5' }
    expect(await importFile([row('a', other), row('b')])).toMatchObject({ counts: { added: 1, gone: 1 } })
    expect((await byNumber('a'))?.id).not.toBe(id)
  })

  it.each<{ name: string; other: Partial<Car>; isRefused: boolean }>([
    { name: 'another model', other: { model: 'Cerato', modelSlug: 'cerato', name: '2020 Kia Cerato' }, isRefused: true },
    { name: 'a very different year', other: { year: 2012, name: '2012 Kia Rio' }, isRefused: true },
    { name: 'a corrected year', other: { year: 2019, name: '2019 Kia Rio' }, isRefused: false },
    { name: 'another spelling of the model', other: { model: 'R-io', modelSlug: 'r-io', name: '2020 Kia R-io' }, isRefused: false },
  ])('an import refuses a row without VIN whose stock number has $name: $isRefused (ENT-01)', async ({ other, isRefused }) => {
    await importFile([row('a', { km: 40_000, name: '2020 Kia Rio' }), row('b')])
    const before = await byNumber('a')
    const report = await importFile([row('a', { km: 41_000, ...other }), row('b')])
    expect(report.problems.map(({ message }) => message)).toEqual(
      isRefused
        ? [
            `The stock number a belongs to 2020 Kia Rio, but this row is ${other.name}. Give one of them another number. If it is the same car, correct its model and year here first.`,
          ]
        : [],
    )
    expect(await byNumber('a')).toEqual(isRefused ? before : { ...before, km: 41_000 })
  })

  it('an import gives the stock number of a withdrawn car to another model, and accepts a model that staff corrected (ENT-01)', async () => {
    const cerato = { model: 'Cerato', modelSlug: 'cerato' }
    await importFile([row('a'), row('b'), row('c')])
    const { id = '' } = (await byNumber('a')) ?? {}
    await importFile([row('b'), row('c')])
    expect(await importFile([row('a', cerato), row('b'), row('c')])).toMatchObject({ counts: { added: 1 }, problems: [] })
    expect((await byNumber('a'))?.id).not.toBe(id)
    const kept = (await byNumber('b'))?.id ?? ''
    await updateCar(scope(), { carId: kept, changes: { model: 'Cerato' }, now, actor: buildActor })
    expect((await importFile([row('a', cerato), row('b', cerato), row('c')])).problems).toEqual([])
    expect((await byNumber('b'))?.id).toBe(kept)
  })

  it('an import gives different addresses to stock numbers that differ only in punctuation (RTE-04)', async () => {
    const [one, other] = [row('a-1'), row('a.1')]
    expect(await importFile([one, { ...other, car: { ...other.car, slug: one.car.slug } }])).toMatchObject({ counts: { added: 2 } })
  })

  it('doesn’t match cars of another organisation (ENT-01)', async () => {
    expect(await importFile([row('south-1')])).toMatchObject({ counts: { added: 1, refused: 0 } })
    expect(
      await importStock(world.db.forOrganisation(world.south.organisationId), {
        ...dry(),
        batches: [{ cars: [row('a')], problems: [], rows: 1 }],
      }),
    ).toBeNull()
  })
  const dry = (): StockImport => ({
    ...{ feedId, batches: [], headings: [], isWhole: true, mode: 'dry', trigger: 'user', fileId: null, madeAt: null },
    ...{ actor: buildActor, now },
  })
})

describe('an import', () => {
  it('an import is undone as a whole, except what staff changed since (ENT-01)', async () => {
    await importFile([row('a', { km: 1 }, ['https://x.example/1.jpg']), row('b', { km: 1 }), row('c'), row('d')])
    const before = await cars()
    const { run } = await importFile([row('a', { km: 2 }, ['https://x.example/2.jpg']), row('b', { km: 2 }), row('c'), row('e')])
    await updateCar(scope(), { carId: (await byNumber('b'))?.id ?? '', changes: { km: 9 }, actor: buildActor })
    const runId = run?.id ?? ''
    expect((await getFeedRun(scope(), feedId, runId))?.changes.map(({ kind, stockNumber }) => [kind, stockNumber])).toEqual([
      ['added', 'e'],
      ['changed', 'a'],
      ['changed', 'b'],
      ['withdrawn', 'd'],
    ])
    expect(await undoImport(scope(), { feedId, runId, actor: buildActor, now })).toMatchObject({
      ok: true,
      run: { status: 'undone', settledBy: 'Test' },
    })
    const after = await cars()
    expect(after.filter(({ number }) => number !== 'e')).toEqual(before.map((car) => (car.number === 'b' ? { ...car, km: 9 } : car)))
    expect(await byNumber('e')).toBeUndefined()
    expect(await undoImport(scope(), { feedId, runId, actor: buildActor, now })).toMatchObject({ ok: false })
    // The same file again has the same result.
    expect(await importFile([row('a', { km: 2 }), row('b', { km: 2 }), row('c'), row('e')])).toMatchObject({
      outcome: 'applied',
      counts: { gone: 1 },
    })
    expect((await cars()).map(({ number, status, km }) => [number, status, km])).toMatchObject([
      ['a', 'in_stock', 2],
      ['b', 'in_stock', 9],
      ['c', 'in_stock', expect.anything()],
      ['d', 'withdrawn', expect.anything()],
      ['e', 'in_stock', expect.anything()],
    ])
  })

  it('an import is undone for the cars that it added as sold, not for a car sold since (ENT-01, CAR-05)', async () => {
    const { run } = await importFile([row('added-sold', { status: 'sold', soldAt: now }), row('sold-since')])
    await updateCar(scope(), { carId: (await byNumber('sold-since'))?.id ?? '', changes: { status: 'sold' }, actor: buildActor })
    await undoImport(scope(), { feedId, runId: run?.id ?? '', actor: buildActor, now })
    expect([await byNumber('added-sold'), await byNumber('sold-since')]).toMatchObject([undefined, { status: 'sold' }])
  })

  it('an import is undone without removing a car that a shopper asked about or staff changed (ENT-01)', async () => {
    const { run } = await importFile([row('asked'), row('changed'), row('unused')])
    const { organisationId, siteId } = world.north
    const [asked, changed] = [await byNumber('asked'), await byNumber('changed')]
    await updateCar(scope(), { carId: changed?.id ?? '', changes: { km: 9 }, actor: buildActor })
    await scope().transaction((tx) =>
      tx.lead.create({
        data: {
          ...{ organisationId, siteId, carId: asked?.id ?? '', form: 'vehicle', eventId: 1, category: 'vehicle', idempotencyKey: 'asked' },
          ...{ name: 'Ana', email: 'ana@shopper.example', phone: '' },
        },
      }),
    )
    await undoImport(scope(), { feedId, runId: run?.id ?? '', actor: buildActor, now })
    expect([await byNumber('asked'), await byNumber('changed'), await byNumber('unused')]).toMatchObject([
      { status: 'withdrawn' },
      { status: 'withdrawn' },
      undefined,
    ])
    await world.db.platform.transaction((tx) => tx.lead.deleteMany({ where: { idempotencyKey: 'asked' } }))
  })

  it('can’t be undone before a later import (ENT-01)', async () => {
    const first = await importFile([row('a', { km: 1 })])
    await importFile([row('a', { km: 2 })])
    expect(await undoImport(scope(), { feedId, runId: first.run?.id ?? '', actor: buildActor, now })).toEqual({
      ok: false,
      message: 'There is a later import. Undo that one first.',
    })
  })

  it('an import stores nothing if it fails half-way (ENT-01)', async () => {
    const broken = row('b')
    await expect(importFile([row('a'), { ...broken, car: { ...broken.car, locationId: 'nowhere' } }])).rejects.toThrow()
    expect(await cars()).toEqual([])
    expect((await listFeedRuns(scope(), feedId, { offset: 0, limit: 10 })).total).toBe(0)
  })

  it('an import has one entry in the history (ENT-01)', async () => {
    await importFile([row('a'), row('b')])
    const entries = await world.db.platform.transaction((tx) =>
      tx.auditEntry.findMany({ where: { action: 'feed.import', target: feedId } }),
    )
    expect(entries.map(({ summary }) => summary)).toEqual(['Imported DMS: 2 added, 0 changed, 0 withdrawn'])
  })
})

describe('a first file, whose cars are added while it is read,', () => {
  const part = (count: number, name: string) => ({
    cars: Array.from({ length: count }, (_, index) => row(`${name}${index}`)),
    problems: [],
    rows: count,
  })

  it('a first file, whose cars are added while it is read, has the same result as a file that is read at once (ENT-01, RTE-04)', async () => {
    const vin = 'KNAB251CAJ5012345'
    const [first, last] = [part(2_001, 'p'), part(2, 'q')]
    const like = row('q-like')
    const cars = [...last.cars, { ...like, car: { ...like.car, slug: first.cars[0]?.car.slug ?? '' } }, row('q-twin', { vin })]
    const batches = [
      { ...first, cars: [...first.cars, row('p-twin', { vin })], rows: 2_002 },
      { cars, problems: [], rows: 4 },
    ]
    const report = await importFile([], { batches })
    expect(report).toMatchObject({ outcome: 'applied', counts: { rows: 2_006, added: 2_005, refused: 1 } })
    expect(report.problems.map(({ message }) => message)).toEqual([`The VIN ${vin} is also used by stock number p-twin in the same file.`])
    expect(await undoImport(scope(), { feedId, runId: report.run?.id ?? '', actor: buildActor, now })).toMatchObject({ ok: true })
  })

  it('a first file, whose cars are added while it is read, stores nothing if the file turns out to be incomplete (ENT-01)', async () => {
    const broken = async function* () {
      yield part(2_001, 'p')
      throw new Error('The file ends in the middle of a car.')
    }
    await expect(importFile([], { batches: broken() })).rejects.toThrow('in the middle of a car')
    expect(await cars()).toEqual([])
  })

  it('a first file, whose cars are added while it is read, stores nothing if it is held for its changes of existing cars (ENT-01)', async () => {
    const priced = (cents: number) => ['a', 'b', 'c'].map((number) => row(number, { egcCents: cents, driveAwayCents: null }))
    await importFile(priced(2_000_000))
    await removeStockFeed(scope(), { feedId, actor: buildActor })
    const created = await createStockFeed(scope(), { dealershipId: world.north.dealershipId, settings, actor: buildActor, now })
    feedId = created?.ok ? created.feed.id : ''
    expect(await importFile([...priced(200_000), row('d')])).toMatchObject({
      outcome: 'held',
      exceededLimits: [{ kind: 'prices' }, { kind: 'values' }],
      counts: { added: 1 },
    })
    expect((await cars()).map(({ number, price }) => [number, price])).toEqual(['a', 'b', 'c'].map((number) => [number, 2_000_000]))
    expect(await importFile([...priced(200_000), row('d')], { mode: 'forced' })).toMatchObject({ outcome: 'applied' })
    expect((await cars()).map(({ number }) => number)).toEqual(['a', 'b', 'c', 'd'])
  })
})
