import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { getCar } from '@forecourt/data/stock/getEditedCar'
import { largestFeedBytes } from '@forecourt/data/stock-feeds/feedFiles'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { unknownArrival } from '@forecourt/rules/stock/arrival'
import { receiveFeedFile } from '@forecourt/services/stock-feeds/receiveFeedFile'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { receivePush } from './receivePush'

const world = testWorld()
const as = (side: 'north' | 'south' = 'north', role: 'groupManager' | 'editor' = 'groupManager') =>
  createTestCaller(world.db, buildSession(role, world[side].organisationId)).call.feeds
type Source = { kind: 'upload' } | { kind: 'push' } | { kind: 'https'; url: string }
const createFeed = (source: Source = { kind: 'upload' }, more: object = {}, side: 'north' | 'south' = 'north', firstIsHeld?: boolean) => {
  const { organisationId, dealershipId, locationId } = world[side]
  return as(side).create({ organisationId, dealershipId, data: { name: 'DMS', locationId, source, ...more }, firstIsHeld })
}
/** Maps each of our columns to a heading of a file. */
const mappingFrom = (columns: { readonly [column: string]: string }) => ({
  ...{ version: 1 as const, only: [] },
  columns: Object.fromEntries(Object.entries(columns).map(([column, heading]) => [column, { from: [heading], steps: [] }])),
})
const mapped = mappingFrom({ stockNumber: 'Kode', make: 'Make', model: 'Model', year: 'Year', carType: 'Type', km: 'Kms' })
const fileInput = (text: string, name = 'stock.csv') => ({ name, data: Buffer.from(text).toString('base64') })
const headingRow = 'Stock number,Make,Model,Year,Type,Kms,DAP'
const rows = (prefix: string, count: number, price = 9990) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index},Kia,Rio,2020,Used,${40_000 + index},${price}`)
const file = (prefix: string, count: number, price?: number) => fileInput(`${headingRow}\n${rows(prefix, count, price).join('\n')}\n`)
const idOf = async (stockNumber: string): Promise<string> => {
  const [row] = await world.db.platform.transaction(
    (tx) => tx.$queryRaw<{ id: string }[]>`select id from cars where stock_number = ${stockNumber}`,
  )
  return row?.id ?? ''
}

describe('A stock feed in the console', () => {
  test('A stock feed in the console is set up, dry-run, applied and listed with its run (ENT-01)', async () => {
    const { id } = await createFeed()
    expect(await as().upload({ id, ...file('a', 4), mode: 'dry' })).toMatchObject({ outcome: 'dry', counts: { added: 4 }, run: null })
    expect(await idOf('a0')).toBe('')
    const applied = await as().upload({ id, ...file('a', 4), mode: 'apply' })
    expect(applied).toMatchObject({ outcome: 'applied', counts: { added: 4, refused: 0 } })
    const runId = applied.run?.id ?? ''
    expect((await as().run({ id, runId })).changes.map(({ stockNumber }) => stockNumber)).toEqual(['a0', 'a1', 'a2', 'a3'])
    expect(Buffer.from((await as().file({ id, runId })).data, 'base64').toString()).toContain('a3,Kia')
    expect(await as().runs({ id })).toMatchObject({
      total: 1,
      data: [{ status: 'applied', trigger: 'user', author: 'groupManager person' }],
    })
    expect((await as().getList({})).data.find((feed) => feed.id === id)).toMatchObject({ name: 'DMS', cars: 4, lastRun: { added: 4 } })
    expect(await as().getOne({ id })).toMatchObject({ locations: [{ locationId: world.north.locationId }] })
    expect(await as().upload({ id, ...fileInput('<html>Sign in</html>'), mode: 'apply' })).toMatchObject({
      outcome: 'refused',
      message: expect.stringMatching(/web page/),
    })
  })
  test('A stock feed in the console refuses a car listed at two prices in one file, whichever row comes first, and imports the others (ENT-01)', async () => {
    const { id } = await createFeed()
    const twice = fileInput(`${headingRow}\n${[...rows('two', 3), ...rows('two', 1, 12_990)].join('\n')}\n`)
    const counts = { rows: 4, added: 2, refused: 2 }
    expect(await as().upload({ id, ...twice, mode: 'dry' })).toMatchObject({ outcome: 'dry', counts })
    const applied = await as().upload({ id, ...twice, mode: 'apply' })
    expect(applied).toMatchObject({ outcome: 'applied', counts })
    expect([await idOf('two0'), (await idOf('two1')) !== '']).toEqual(['', true])
  })
  test('A stock feed in the console dates a car’s arrival to the first file that has it, except for cars in the feed’s first file (CAR-11)', async () => {
    const { id } = await createFeed()
    await as().upload({ id, ...file('here', 2), mode: 'apply' })
    await as().upload({ id, ...fileInput(`${headingRow}\n${[...rows('here', 2), ...rows('came', 1)].join('\n')}\n`), mode: 'apply' })
    const arrivals = await world.db.platform.transaction((tx) =>
      tx.car.findMany({
        where: { stockNumber: { in: ['here0', 'came0'] } },
        select: { stockNumber: true, createdAt: true },
        orderBy: { stockNumber: 'asc' },
      }),
    )
    expect(arrivals.map(({ createdAt }) => createdAt.toISOString())).toEqual([testNow, unknownArrival(testNow)])
  })
  test('A stock feed in the console accepts a compressed file, and refuses one that is too large unpacked (ENT-01)', async () => {
    const { id } = await createFeed()
    const pack = (text: string | Buffer) => ({ name: 'stock.csv', data: gzipSync(text).toString('base64'), packed: true })
    const text = `${headingRow}\n${rows('packed', 3).join('\n')}\n`
    expect(await as().upload({ id, ...pack(text), mode: 'dry' })).toMatchObject({ outcome: 'dry', counts: { added: 3 } })
    const bomb = pack(Buffer.alloc(largestFeedBytes + 1, 'a'))
    expect(bomb.data.length).toBeLessThan(1_000_000)
    expect((await catchRefusal(as().upload({ id, ...bomb, mode: 'dry' }))).message).toMatch(/^The file is larger than \d+ MB\.$/)
    expect((await catchRefusal(as().upload({ id, ...fileInput(text), packed: true, mode: 'dry' }))).message).toMatch(
      /did not arrive completely/,
    )
  })
  test('A stock feed in the console can hold a file for review: its rows are previewed, mapped, dry-run and applied (ENT-01)', async () => {
    const { id } = await createFeed()
    const unknown = fileInput('Kode,Make,Model,Year,Type,Kms\nL1,Kia,Rio,2020,Used,low\nL2,Kia,Rio,,Used,12\n=L3,Kia,Rio,1720,Used,12\n')
    const held = await as().upload({ id, ...unknown, mode: 'hold' })
    expect(held).toMatchObject({
      outcome: 'refused',
      message: 'It is not clear which heading is “Stock number”.',
      run: { status: 'refused' },
    })
    const runId = held.run?.id ?? ''
    expect(await as().preview({ id, runId })).toMatchObject({
      ...{ problem: 'It is not clear which heading is “Stock number”.', unread: ['Kode'] },
      rows: [{ row: 2, raw: { Kode: 'L1' } }, {}, {}],
    })
    const { rows, problem } = await as().preview({ id, runId, mapping: mapped })
    expect([problem, rows.map(({ refused }) => refused)]).toEqual([null, [null, 'The year is missing.', '“1720” isn’t a year of a car.']])
    expect(rows[0]?.cells).toContainEqual({
      ...{ column: 'km', raw: 'low', becomes: null },
      problem: '“low” was not recognised as a number of kilometres.',
    })
    expect(rows[0]?.cells).toContainEqual({ column: 'year', raw: '2020', becomes: '2020', problem: null })
    expect(await as().dryRun({ id, runId, mapping: mapped })).toMatchObject({ outcome: 'dry', counts: { added: 1, refused: 2 } })
    await as().map({ id, mapping: mapped })
    const { csv } = await as().refusedRows({ id, runId })
    expect(csv.split('\r\n').slice(0, 4)).toEqual([
      '\ufeffRow,Refused,Column,Problem,Kode,Make,Model,Year,Type,Kms',
      '2,this field,Kms,“low” was not recognised as a number of kilometres.,L1,Kia,Rio,2020,Used,low',
      '3,the whole car,Year,The year is missing.,L2,Kia,Rio,,Used,12',
      "4,the whole car,Year,“1720” isn’t a year of a car.,'=L3,Kia,Rio,1720,Used,12",
    ])
    expect(await idOf('L1')).toBe('')
    expect(await as().applyHeld({ id, runId })).toMatchObject({ outcome: 'applied', counts: { added: 1 } })
    expect(await idOf('L1')).not.toBe('')
    expect((await as().run({ id, runId })).run.status).toBe('discarded')
  })

  test('A stock feed in the console asks once about each unknown text, keeps cars without an answer off the website, and stores the answers (ENT-01)', async () => {
    const { id } = await createFeed()
    const text = `Stock number,Make,Model,Year,Type,Transmission,Status\nQ1,Kia,Rio,2020,Pre,Auto/Man,Available\nQ2,Kia,Rio,2020,Pre,Auto/Man,Trade\nQ3,Kia,Rio,2020,Used,6M,Trade\n`
    const held = await as().upload({ id, ...fileInput(text), mode: 'hold' })
    const runId = held.run?.id ?? ''
    const { questions, mapping } = await as().preview({ id, runId })
    expect(questions.map(({ column, text: questionText, cars }) => [column, questionText, cars])).toEqual([
      ['carType', 'Pre', 2],
      ['transmission', 'Auto/Man', 2],
      ['status', 'Trade', 2],
    ])
    expect(questions[0]?.choices).toEqual(['New', 'Used', 'Demo'])
    expect(await as().dryRun({ id, runId })).toMatchObject({ counts: { added: 1, refused: 2 } })
    const answeredMapping = {
      ...mapping,
      columns: {
        ...mapping.columns,
        carType: { from: ['Type'], steps: [{ do: 'lookup' as const, table: { Pre: 'Used' } }] },
        status: { from: ['Status'], steps: [{ do: 'lookup' as const, table: { Trade: 'Withdrawn' } }] },
      },
    }
    expect((await as().preview({ id, runId, mapping: answeredMapping })).questions.map(({ column }) => column)).toEqual(['transmission'])
    await as().map({ id, mapping: answeredMapping })
    expect(await as().applyHeld({ id, runId })).toMatchObject({ outcome: 'applied', counts: { added: 3, refused: 0 } })
    const applied = (await as().runs({ id })).data[0]?.id ?? ''
    const transmission = { from: ['Transmission'], steps: [{ do: 'lookup' as const, table: { 'Auto/Man': 'Automatic' } }] }
    await as().map({ id, mapping: { ...answeredMapping, columns: { ...answeredMapping.columns, transmission } } })
    expect(await as().applyAgain({ id, runId: applied })).toMatchObject({ outcome: 'applied', counts: { changed: 2 } })
    expect((await catchRefusal(as().applyAgain({ id, runId: applied }))).code).toBe('CONFLICT')
    expect(await getCar(world.db.platform, await idOf('Q1'), null)).toMatchObject({
      status: 'in_stock',
      carType: 'used',
      transmission: 'Automatic',
    })
    expect(await getCar(world.db.platform, await idOf('Q3'), null)).toMatchObject({ status: 'withdrawn', simpleTransmission: 'Manual' })
  })

  test('A stock feed in the console suggests the mapping of another feed of the organisation with the same headings, and of no other organisation (ENT-01)', async () => {
    const text = 'Our number,Make,Model,Year,Type\nT1,Kia,Rio,2020,Used\n'
    const mapping = mappingFrom({ stockNumber: 'Our number', make: 'Make', model: 'Model', year: 'Year', carType: 'Type' })
    const storeMapping = (id: string) => as().map({ id, mapping })
    const waiting = async (id: string) => ({ id, runId: (await as().upload({ id, ...fileInput(text), mode: 'hold' })).run?.id ?? '' })
    const next = await waiting((await createFeed()).id)
    expect((await as().preview(next)).shared).toBeNull()
    await storeMapping((await createFeed({ kind: 'upload' }, { name: 'Taught' })).id)
    const { shared } = await as().preview(next)
    expect(shared).toMatchObject({ by: 'feed', name: 'Taught', mapping: { columns: { stockNumber: { from: ['Our number'] } } } })
    await storeMapping(next.id)
    expect((await as().preview(next)).shared).toBeNull()

    const { id } = await createFeed({ kind: 'upload' }, { name: 'Theirs' }, 'south')
    const held = await as('south').upload({ id, ...fileInput(text), mode: 'hold' })
    expect((await as('south').preview({ id, runId: held.run?.id ?? '' })).shared).toBeNull()
    await as('south').remove({ id })
  })

  test('A stock feed in the console shares a supplier’s format published by staff with every dealer, without data of the original dealer (ENT-01)', async () => {
    const staff = createTestCaller(world.db, buildSession('onboarder', null)).call.feeds
    const { id } = await createFeed({ kind: 'upload' }, { name: 'Learnt here' })
    const name = { id, name: ' Yardmaster ' }
    expect(await catchRefusal(staff.publishFormat(name))).toMatchObject({ code: 'BAD_REQUEST' })
    const { columns } = mappingFrom({ stockNumber: 'YM ref', make: 'YM make', model: 'YM model', year: 'YM year', carType: 'YM type' })
    const location = { from: ['YM yard'], steps: [{ do: 'lookup' as const, table: { N: 'North Motors' } }] }
    await as().map({ id, mapping: { version: 1, columns: { ...columns, location }, only: [{ heading: 'YM yard', is: ['N'] }] } })
    expect(await catchRefusal(as().publishFormat(name))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await staff.publishFormat(name)).toEqual(await staff.publishFormat(name))
    const formats = await staff.formats()
    expect(formats.map(({ name: called }) => called)).toEqual(['Yardmaster'])
    expect(JSON.stringify(formats)).not.toMatch(/North/)

    const feed = await createFeed({ kind: 'upload' }, { name: 'New' }, 'south')
    const text = 'YM ref,YM make,YM model,YM year,YM type,YM yard\nS1,Kia,Rio,2020,Used,\n'
    const held = { id: feed.id, runId: (await as('south').upload({ id: feed.id, ...fileInput(text), mode: 'hold' })).run?.id ?? '' }
    const { shared } = await as('south').preview(held)
    expect(shared).toMatchObject({ by: 'format', name: 'Yardmaster' })
    await as('south').map({ id: feed.id, mapping: shared?.mapping ?? { version: 1, columns: {} } })
    expect(await as('south').applyHeld(held)).toMatchObject({ outcome: 'applied', counts: { added: 1 } })

    await staff.withdrawFormat({ id: formats[0]?.id ?? '' })
    expect(await catchRefusal(staff.withdrawFormat({ id: formats[0]?.id ?? '' }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await staff.formats()).toEqual([])
    await as('south').remove({ id: feed.id })
    await as().remove({ id })
  })

  test('A stock feed in the console holds the first fetched file for review, once, and applies later files (ENT-01)', async () => {
    const { id } = await createFeed({ kind: 'https', url: 'https://dms.example/stock.csv' }, {}, 'north', true)
    const scope = world.db.forOrganisation(world.north.organisationId)
    const fetched = async (text: string) => {
      const feed = await getStockFeed(scope, id, null)
      if (!feed) throw new Error('The feed is gone')
      const options = { mode: 'apply', trigger: 'schedule', isWhole: true, actor: { userId: null, name: 'DMS' }, now: testNow } as const
      return receiveFeedFile(world.db, scope, feed, { name: 'stock.csv', bytes: Buffer.from(text), madeAt: null }, options)
    }
    const text = (count: number) => `${headingRow}\n${rows('f', count).join('\n')}\n`
    const first = await fetched(text(2))
    expect(first).toMatchObject({ outcome: 'held', exceededLimits: [{ kind: 'first' }] })
    const runId = first?.run?.id ?? ''
    expect((await fetched(text(2)))?.run?.id).toBe(runId)
    expect(await as().runs({ id })).toMatchObject({ total: 1 })
    await as().applyHeld({ id, runId })
    expect(await fetched(text(3))).toMatchObject({ outcome: 'applied', counts: { added: 1 } })
  })

  test('A stock feed in the console is applied or discarded by a user when held, and an applied run can be undone (ENT-01, CAR-05)', async () => {
    const { id } = await createFeed()
    await as().upload({ id, ...file('h', 8), mode: 'apply' })
    const held = await as().upload({ id, ...file('h', 2), mode: 'apply' })
    expect(held).toMatchObject({ outcome: 'held', exceededLimits: [{ kind: 'few' }, { kind: 'gone' }] })
    const runId = held.run?.id ?? ''
    const applied = await as().applyHeld({ id, runId })
    expect(applied).toMatchObject({ outcome: 'applied', counts: { gone: 6 } })
    expect((await catchRefusal(as().applyHeld({ id, runId }))).code).toBe('CONFLICT')
    expect(await getCar(world.db.platform, await idOf('h7'), null)).toMatchObject({ status: 'withdrawn' })
    expect(await as().undo({ id, runId: applied.run?.id ?? '' })).toMatchObject({ status: 'undone' })
    expect(await getCar(world.db.platform, await idOf('h7'), null)).toMatchObject({ status: 'in_stock' })
    expect(await as().getOne({ id })).toMatchObject({ paused: true })
    const again = await as().upload({ id, ...file('h', 2), mode: 'apply' })
    expect(await as().discardHeld({ id, runId: again.run?.id ?? '' })).toEqual({ id, runId: again.run?.id })
    expect((await catchRefusal(as().applyHeld({ id, runId: again.run?.id ?? '' }))).code).toBe('CONFLICT')
  })

  test('A stock feed in the console holds a file with a new column that nothing reads; a decision is stored and applied to the next files (ENT-01)', async () => {
    const { id } = await createFeed()
    const text = (...channels: readonly string[]) =>
      `${headingRow},Channel\n${rows('col', channels.length)
        .map((row, index) => `${row},${channels[index]}`)
        .join('\n')}\n`
    const statusOf = async (stockNumber: string) => (await getCar(world.db.platform, await idOf(stockNumber), null))?.status
    await as().upload({ id, ...file('col', 3), mode: 'apply' })
    const held = await as().upload({ id, ...fileInput(text('Retail', 'Hold', '')), mode: 'apply' })
    expect(held).toMatchObject({
      outcome: 'held',
      exceededLimits: expect.arrayContaining([
        { kind: 'headings', message: 'The file has a new column: Channel. Say whether it matters.' },
      ]),
    })
    expect([await statusOf('col0'), await statusOf('col1')]).toEqual(['in_stock', 'in_stock'])
    const runId = held.run?.id ?? ''
    const { columnQuestions, mapping } = await as().preview({ id, runId })
    expect(columnQuestions).toEqual([
      {
        ...{ heading: 'Channel', cars: 2, isAskedAlone: true },
        texts: [
          { text: 'Retail', cars: 1, isFlagged: false },
          { text: 'Hold', cars: 1, isFlagged: true },
        ],
      },
    ])
    const decided = { Channel: { ignores: ['Retail'], holds: ['Hold'] } }
    expect((await as().preview({ id, runId, mapping: { ...mapping, decided } })).columnQuestions).toEqual([])
    await as().map({ id, mapping: { ...mapping, decided } })
    expect(await as().applyHeld({ id, runId })).toMatchObject({ outcome: 'applied' })
    expect([await statusOf('col0'), await statusOf('col1'), await statusOf('col2')]).toEqual(['in_stock', 'draft', 'in_stock'])
    const next = await as().upload({ id, ...fileInput(text('Retail', 'Retail', 'Fleet')), mode: 'apply' })
    expect(next).toMatchObject({ outcome: 'applied', problems: [{ row: 4, heading: 'Channel', waits: true }] })
    expect(await statusOf('col2')).toBe('draft')
    await as().remove({ id })
  })

  const priced = (heading: string, cell: (place: number) => string, number = 'Stock number') =>
    [
      `${number},Make,Model,Year,Type,Kms,${heading}`,
      ...Array.from({ length: 10 }, (_, index) => `s${index},Kia,Rio,2020,Used,${index},${cell(index)}`),
    ].join('\n')
  test.each([
    {
      name: 'other known headings',
      text: priced('Asking', () => '20500 DAP', 'Stk No'),
      kinds: ['headings', 'prices'],
      changed: 10,
    },
    {
      name: 'prices under an unknown heading',
      text: priced('Sticker', () => '20500'),
      kinds: ['headings', 'headings', 'values'],
      changed: 10,
    },
    {
      name: 'no price for four in ten',
      text: priced('DAP', (place) => (place < 4 ? '' : '20500')),
      kinds: ['prices', 'values'],
      changed: 10,
    },
    { name: 'another kind of price', text: priced('EGC', () => '19990'), kinds: ['headings', 'values'], changed: 10 },
    {
      name: 'another kind of price for some, in the cells',
      text: priced('DAP', (place) => (place < 4 ? '19990' : ''))
        .replaceAll(',DAP', ',DAP,Price')
        .replace(/^(s[4-9].*)$/gm, '$1,19990 EGC'),
      kinds: ['values'],
      changed: 6,
    },
  ])('A stock feed in the console holds a file and reports its changes if it has $name (ENT-01)', async ({ text, kinds, changed }) => {
    const { id } = await createFeed()
    await as().upload({ id, ...fileInput(`${priced('DAP', () => '19990')}\n`), mode: 'apply' })
    const prices = () =>
      world.db.platform.transaction(
        (tx) => tx.$queryRaw<{ dap: number }[]>`
          select car.drive_away_cents as dap from cars car join stock_feed_cars link on link.car_id = car.id where link.feed_id = ${id}`,
      )
    const held = await as().upload({ id, ...fileInput(`${text}\n`), mode: 'apply' })
    expect(held).toMatchObject({ outcome: 'held', run: { status: 'held' }, counts: { changed } })
    if (held.outcome !== 'held') throw new Error('It is not held.')
    expect(held.exceededLimits.map(({ kind }) => kind)).toEqual(kinds)
    expect(new Set((await prices()).map(({ dap }) => dap))).toEqual(new Set([1_999_000]))
    expect(await as().dryRun({ id, runId: held.run?.id ?? '' })).toMatchObject({
      outcome: 'dry',
      counts: { changed },
      exceededLimits: held.exceededLimits,
    })
    await as().remove({ id })
  })

  test('A stock feed in the console withdraws no cars by a file that does not contain all cars (ENT-01)', async () => {
    const { id } = await createFeed()
    await as().upload({ id, ...file('part', 4), mode: 'apply' })
    const held = await as().upload({ id, ...file('part', 1, 10_500), mode: 'hold', isWhole: false })
    expect(held).toMatchObject({ counts: { changed: 1, gone: 0 } })
    expect(await as().dryRun({ id, runId: held.run?.id ?? '' })).toMatchObject({ counts: { changed: 1, gone: 0 }, exceededLimits: [] })
  })

  test('A stock feed in the console updates a field only while the feed owns it; users can take over or hand back a field (ENT-01)', async () => {
    const { id } = await createFeed()
    await as().upload({ id, ...file('o', 4), mode: 'apply' })
    const carId = await idOf('o1')
    const ownerOf = async (field: string) => (await as().owners({ carId }))?.fields.find((each) => each.field === field)?.owner
    expect([await ownerOf('km'), await ownerOf('colour')]).toEqual(['feed', undefined])
    await as().setOwner({ carId, field: 'driveAwayCents', owner: 'user' })
    await as().upload({ id, ...file('o', 4, 8990), mode: 'apply' })
    expect(await ownerOf('driveAwayCents')).toBe('user')
    expect(await getCar(world.db.platform, carId, null)).toMatchObject({ driveAwayCents: 999_000 })
    await as().setOwner({ carId, field: 'driveAwayCents', owner: 'feed' })
    expect(await getCar(world.db.platform, carId, null)).toMatchObject({ driveAwayCents: 899_000 })
    expect((await catchRefusal(as().setOwner({ carId: world.north.carId, field: 'km', owner: 'feed' }))).code).toBe('BAD_REQUEST')
    expect(await as().owners({ carId: world.north.carId })).toBeNull()
  })

  test('A stock feed in the console is accessible only to its organisation (AUTH-10)', async () => {
    const { id } = await createFeed()
    const foreign = as('south')
    const codes = await Promise.all(
      [
        foreign.getOne({ id }),
        foreign.runs({ id }),
        foreign.remove({ id }),
        foreign.renewSecret({ id }),
        foreign.upload({ id, ...file('x', 1), mode: 'apply' }),
        foreign.undo({ id, runId: 'any' }),
      ].map(async (call) => (await catchRefusal(call)).code),
    )
    expect(new Set(codes)).toEqual(new Set(['NOT_FOUND']))
    expect((await foreign.getList({})).data).toEqual([])
    expect((await catchRefusal(as('north', 'editor').upload({ id, ...file('x', 1), mode: 'apply' }))).code).toBe('FORBIDDEN')
    const { organisationId, dealershipId } = world.north
    const data = { name: 'X', locationId: world.south.locationId, source: { kind: 'upload' as const } }
    expect(await catchRefusal(as().create({ organisationId, dealershipId, data }))).toMatchObject({ code: 'BAD_REQUEST' })
    expect((await catchRefusal(as().create({ organisationId, dealershipId: world.south.dealershipId, data }))).code).toBe('NOT_FOUND')
    await as().remove({ id })
    expect((await catchRefusal(as().getOne({ id }))).code).toBe('NOT_FOUND')
  })

  test('A stock feed in the console can be fetched at once on request, but not an upload feed (ENT-01)', async () => {
    const { id } = await createFeed(
      { kind: 'https', url: 'https://dms.example/stock.csv' },
      { schedule: { kind: 'daily', at: [360], timeZone: 'Australia/Sydney' } },
    )
    expect(await as().getOne({ id })).toMatchObject({ nextRunAt: testNow })
    await as().fetchNow({ id })
    expect((await catchRefusal(as().fetchNow({ id: (await createFeed()).id }))).code).toBe('BAD_REQUEST')
  })
})

describe('A push by a dealer’s system', () => {
  const secret = 'a secret of the installation'
  const push = (id: string, body: string, headers: Record<string, string>, query = '') =>
    receivePush(new Request(`https://console.example/api/stock-feeds/${id}${query}`, { method: 'POST', body, headers }), id, {
      db: world.db,
      secret,
      now: testNow,
    })
  const car = (stocknum: string, more: object = {}) =>
    JSON.stringify({
      stocknum,
      make: 'Toyota',
      model: 'Corolla',
      year: '2021',
      car_type: 'used',
      // Cars with one reading may be one car.
      odometer: `4231${stocknum.at(-1)}`.replace(/\D$/, '0'),
      dapprice: '24990',
      egcprice: '23490',
      status: 'available',
      ...more,
    })

  /** A push feed, and the headers of its system. */
  const pushed = async () => {
    const { id } = await createFeed({ kind: 'push' })
    const { address, secret: own } = await as().pushAddress({ id })
    return { id, address, own, bearer: { authorization: `Bearer ${own}` } }
  }

  test('A push by a dealer’s system is accepted with the feed’s secret or signature, has no effect when repeated, and records a sale (ENT-01, CAR-05)', async () => {
    const { id, address, own, bearer } = await pushed()
    expect(address).toBe(`https://console.example/api/stock-feeds/${id}`)
    const response = await push(id, car('p1'), bearer)
    expect([response.status, await response.json()]).toMatchObject([200, { outcome: 'applied', added: 1, gone: 0, problems: [] }])
    expect(await (await push(id, car('p1'), bearer)).json()).toMatchObject({ outcome: 'unchanged' })
    const timestamp = String(Date.parse(testNow) / 1000)
    const sold = car('p1', { status: 'sold' })
    const signature = createHmac('sha256', own).update(`m1.${timestamp}.${sold}`).digest('base64')
    const signed = { 'webhook-id': 'm1', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
    expect((await push(id, sold, signed)).status).toBe(200)
    expect(await getCar(world.db.platform, await idOf('p1'), null)).toMatchObject({
      status: 'sold',
      driveAwayCents: 2_499_000,
      egcCents: 2_349_000,
    })
    expect((await push(id, car('p1'), signed)).status).toBe(401)
  })

  test('A push by a dealer’s system is refused with a message if its secret or its content is invalid (ENT-01)', async () => {
    const { id, bearer } = await pushed()
    expect((await push(id, car('p2'), {})).status).toBe(401)
    expect((await push('no-such-feed', car('p2'), bearer)).status).toBe(401)
    const broken = await push(id, '{"stocknum":', bearer)
    expect([broken.status, await broken.json()]).toEqual([422, { outcome: 'refused', message: 'The file ends in the middle of a car.' }])
    await as().renewSecret({ id })
    expect((await push(id, car('p2'), bearer)).status).toBe(401)
    expect(await idOf('p2')).toBe('')
  })

  test('A push by a dealer’s system withdraws missing cars if it is declared complete, with the same safety limits (ENT-01)', async () => {
    const { id, bearer } = await pushed()
    const all = `[${['w1', 'w2', 'w3', 'w4', 'w5', 'w6'].map((number) => car(number)).join()}]`
    await push(id, all, bearer, '?whole=1')
    const response = await push(id, `[${car('w1')},${car('w2')}]`, bearer, '?whole=1')
    expect([response.status, await response.json()]).toMatchObject([202, { outcome: 'held', gone: 4 }])
    expect(await getCar(world.db.platform, await idOf('w6'), null)).toMatchObject({ status: 'in_stock' })
  })
})
