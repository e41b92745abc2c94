import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { listStockFeeds } from '@forecourt/data/stock-feeds/listStockFeeds'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { blankAnswers, type OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../../testing/catchRefusal'
import { buildSession, createTestCaller } from '../../testing/createTestCaller'

const world = testWorld()
const call = () => createTestCaller(world.db, buildSession('onboarder', null)).call

const wideRow = 'A4,Kia,Stonic,2023,Used,12,500'
const csv = `Kode,Make,Model,Year,Type,Price
A1,Kia,Rio,2020,Used,9990
A2,Kia,,2021,Used,10990
A3,Kia,Cerato,2022,Pre-loved,11990
${wideRow}
`
const source = (...from: string[]) => ({ from, steps: [] })
const mapping = {
  ...{ version: 1 as const, only: [] },
  columns: {
    ...{ stockNumber: source('Kode'), make: source('Make'), model: source('Model'), year: source('Year'), price: source('Price') },
    carType: { from: ['Type'], steps: [{ do: 'lookup' as const, table: { 'Pre-loved': 'Used' } }] },
  },
}
const corrections = [
  { row: 3, heading: 'Model', value: 'Picanto' },
  { row: 5, cells: ['A4', 'Kia', 'Stonic', '2023', 'Used', '12,500'] },
]
const priceType = 'egc' as const
const packed = (text: string) => gzipSync(text).toString('base64')

const answersOf = (slug: string, stock: Partial<OnboardingAnswers['stock']>): OnboardingAnswers => ({
  ...blankAnswers,
  business: { ...blankAnswers.business, name: 'Coolum Cars' },
  place: {
    ...{ street: '1 Beach Road', suburb: 'Coolum', postcode: '4573', state: 'QLD', phone: '07 5550 1234' },
    ...{ email: 'hello@coolum.example', week: 'sixDays', others: [] },
  },
  address: { ...blankAnswers.address, slug },
  look: { template: 'plain', brandColour: '', logo: null },
  stock: { ...blankAnswers.stock, fileName: 'May stock.csv', ...stock },
  leads: { emails: ['sales@coolum.example'], crm: null },
})
const prepared = async (answers: OnboardingAnswers) => {
  const id = randomUUID()
  await call().onboarding.save({ id, step: 'review', answers: structuredClone(answers) as never, expectedRevision: 0 })
  return id
}
const carsOf = (organisationId: string) =>
  world.db
    .forOrganisation(organisationId)
    .transaction((tx) => tx.car.findMany({ orderBy: { stockNumber: 'asc' }, select: { stockNumber: true, model: true, carType: true } }))

test('An ABN that is entered with its name and spaces is stored as digits (CFG-02)', async () => {
  const answers = answersOf('spaced-abn', {})
  const id = await prepared({ ...answers, business: { ...answers.business, businessNumber: 'ABN 51 824 753 556' } })
  expect((await call().onboarding.getOne({ id })).answers.business.businessNumber).toBe('51824753556')
})

describe('The stock file of a new dealer', () => {
  test('The stock file of a new dealer is previewed as a feed would read it, compressed or not, and its rejected rows can be downloaded (ENT-01)', async () => {
    const places = [['Coolum Cars', 'Coolum']]
    for (const file of [packed(csv), Buffer.from(csv).toString('base64')]) {
      const { preview, adds } = await call().onboarding.checkStock({ file, places })
      expect([preview.problem, adds.cars]).toEqual(['It is not clear which heading is “Stock number”.', 0])
    }
    const file = packed(csv)
    const { preview, adds } = await call().onboarding.checkStock({ file, places, mapping, priceType })
    expect({ ...adds, questions: preview.questions.length, rows: preview.rows.length }).toMatchObject({
      ...{ rows: 4, cars: 2, names: ['2020 Kia Rio', '2022 Kia Cerato'], carsByLocation: { 0: 2 }, withoutPlate: { 0: 2 }, questions: 0 },
      problems: [
        { row: 3, heading: 'Model', message: 'The model is missing.' },
        { row: 5, heading: null },
      ],
      unreadable: [{ row: 5, cells: wideRow.split(',') }],
    })
    expect((await call().onboarding.refusedStock({ file, places, mapping, priceType })).csv.split('\r\n')[1]).toBe(
      '3,the whole car,Model,The model is missing.,A2,Kia,,2021,Used,10990',
    )
    expect((await call().onboarding.checkStock({ file, places, mapping, corrections, priceType })).adds.cars).toBe(4)
  })

  test.each([
    { name: 'is not a stock file', file: Buffer.from('PK\u0003\u0004rest').toString('base64'), message: /Excel workbook/ },
    { name: 'is compressed and incomplete', file: gzipSync(csv).subarray(0, 40).toString('base64'), message: /did not arrive completely/ },
    { name: 'is larger than the limit', file: 'A'.repeat(4_000_001), message: /too large/ },
  ])('The stock file of a new dealer is refused if it $name (ENT-01)', async ({ file, message }) => {
    const refusal = await catchRefusal(call().onboarding.checkStock({ file, places: [['Here']] }))
    expect([refusal.code, JSON.stringify(refusal)]).toEqual(['BAD_REQUEST', expect.stringMatching(message)])
  })

  test('The stock file of a new dealer becomes a feed that imports the corrected cars once, and keeps its mapping for the next file (ENT-01)', async () => {
    const id = await prepared(answersOf('coolum-feed', { file: packed(csv), mapping, corrections, priceType }))
    const [{ organisationId }] = await Promise.all([call().onboarding.createSite({ id }), call().onboarding.createSite({ id })])
    const cars = [
      { stockNumber: 'A1', model: 'Rio', carType: 'used' },
      { stockNumber: 'A2', model: 'Picanto', carType: 'used' },
      { stockNumber: 'A3', model: 'Cerato', carType: 'used' },
      { stockNumber: 'A4', model: 'Stonic', carType: 'used' },
    ]
    expect(await carsOf(organisationId)).toEqual(cars)
    const scope = world.db.forOrganisation(organisationId)
    const [feed] = await listStockFeeds(scope, null)
    expect(feed).toMatchObject({ id, name: 'May stock.csv', source: { kind: 'upload' }, mapping, cars: 4 })

    // The stored file has the corrections: applying it again removes nothing.
    const { call: group } = createTestCaller(world.db, buildSession('groupManager', organisationId))
    expect(await group.feeds.applyAgain({ id, runId: feed?.lastRun?.id ?? '' })).toMatchObject({ counts: { unchanged: 4, gone: 0 } })
    const next = Buffer.from(
      csv.replace('Pre-loved,11990', 'Pre-loved,10500').replace('Kia,,', 'Kia,Picanto,').replace('12,500', '12500'),
    ).toString('base64')
    expect(await group.feeds.upload({ id, name: 'June stock.csv', data: next, mode: 'apply' })).toMatchObject({
      ...{ outcome: 'applied', counts: { added: 0, changed: 1, unchanged: 3, refused: 0 } },
    })

    await call().onboarding.finish({ id })
    expect(await carsOf(organisationId)).toEqual(cars)
    await group.feeds.remove({ id })
    await call().onboarding.finish({ id })
    expect(await listStockFeeds(scope, null)).toEqual([])
  })

  test.each([
    { state: 'NSW', postcode: '2541', text: '4 used cars have no rego. The law of the state requires it in advertisements.' },
    { state: 'QLD', postcode: '4573', text: undefined },
  ])(
    'The checklist of a new dealer in $state names used cars without a rego only where advertisements must show it (LEG-02)',
    async ({ text, ...at }) => {
      const answers = answersOf(`rego-${at.postcode}`, { file: packed(csv), mapping, corrections, priceType })
      const { siteId } = await call().onboarding.createSite({ id: await prepared({ ...answers, place: { ...answers.place, ...at } }) })
      const { items } = await call().onboarding.checklist({ siteId })
      expect(items.find(({ id }) => id === 'plates')?.text).toBe(text)
      expect(items.find(({ id }) => id === 'stock')?.text).toBe('4 cars are listed.')
    },
  )

  test('Cars whose file doesn’t say what its prices include wait for an answer in the wizard, and the checklist counts them and links to it (ENT-01)', async () => {
    const answers = answersOf('unknown-prices', { file: packed(csv), mapping, corrections })
    const { adds } = await call().onboarding.checkStock({ file: answers.stock.file, places: [['Coolum Cars']], mapping, corrections })
    expect([adds.cars, adds.unpriced]).toEqual([4, 4])
    const refusal = await catchRefusal(call().onboarding.createSite({ id: await prepared(answers) }))
    expect(JSON.stringify(refusal)).toMatch(/"step":"stock".*Choose what the prices include/)

    const id = await prepared({ ...answers, stock: { ...answers.stock, priceType: 'unknown' } })
    const { siteId, organisationId } = await call().onboarding.createSite({ id })
    const prices = async () => (await call().onboarding.checklist({ siteId })).items.find((item) => item.id === 'prices')
    const lastRunId = async () => {
      const [feed] = await listStockFeeds(world.db.forOrganisation(organisationId), null)
      return feed?.lastRun?.id ?? ''
    }
    const runId = await lastRunId()
    expect(await prices()).toMatchObject({
      text: '4 cars have no price on the site: the file doesn’t say what its prices include.',
      ...{ done: false, optional: false, place: { page: 'import', feedId: id, runId } },
    })

    const { call: group } = createTestCaller(world.db, buildSession('groupManager', organisationId))
    const answered = { ...mapping, columns: { ...mapping.columns, priceType: { ...source(), constant: 'Drive away' } } }
    await group.feeds.map({ id, mapping: answered })
    expect(await group.feeds.applyAgain({ id, runId })).toMatchObject({ outcome: 'held' })
    expect(await group.feeds.applyHeld({ id, runId: await lastRunId() })).toMatchObject({ outcome: 'applied', counts: { changed: 4 } })
    expect(await prices()).toBeUndefined()
  })

  test('The stock file of a new dealer keeps the stock step incomplete while no car can be read from it (ENT-01)', async () => {
    for (const [slug, file] of [
      ['no-columns', packed(csv)],
      ['no-file', packed('PK\u0003\u0004rest')],
    ] as const) {
      const refusal = await catchRefusal(call().onboarding.createSite({ id: await prepared(answersOf(slug, { file })) }))
      expect(refusal).toMatchObject({ code: 'BAD_REQUEST' })
      expect(JSON.stringify(refusal)).toContain('"step":"stock"')
    }
  })
})
