import type { PriceType } from '@forecourt/rules/entities/Car'
import { describe, expect, it } from 'vitest'
import type { ImportColumn } from '../stock-import/stockColumns'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const base = { dealershipId: 'd', locationId: 'main', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', makes: [] }
const places = [
  { locationId: 'main', called: ['Bluegum Motors Dubbo', 'Dubbo', 'dubbo'] },
  { locationId: 'second', called: ['Bluegum Motors Orange', 'Orange', 'orange'] },
]
const head = 'Stock No,Make,Model,Year,Type'

interface Answers {
  readonly table?: Readonly<Record<string, string>>
  readonly constant?: string
  readonly priceType?: PriceType | undefined
}

/** Reads one car with further columns, of which a column has answers. */
const one = async (headings: string, cells: string, column: ImportColumn, { table, constant, priceType }: Answers = {}) => {
  const { mapping } = suggestedMapping(`${head},${headings}`.split(','))
  const source = { from: [], steps: [], ...mapping.columns[column] }
  const steps = table ? [...source.steps, { do: 'lookup' as const, table: { ...table } }] : source.steps
  const columns = { ...mapping.columns, [column]: { ...source, steps, ...(constant !== undefined && { constant }) } }
  const context = { ...base, places, mapping: { ...mapping, columns }, ...(priceType && { priceType }) }
  const feed = await parseDecidedFeed(`${head},${headings}\nA1,Kia,Rio,2021,Used,${cells}\n`, context)
  if (feed instanceof FeedFault) throw feed
  const { car, providedFields } = feed.cars[0] ?? {}
  return { ...feed, car, providedFields: providedFields ?? [], asked: feed.questions().map(({ text }) => text) }
}

const prices = { driveAwayCents: null, driveAwayBeforeCents: null, egcCents: null, egcBeforeCents: null }

describe('a price type that is left out', () => {
  const texts = ['+GST', 'ex GST', 'exGST', 'Finance price', 'Trade', 'Club members', 'T']
  const usual: readonly Answers[] = [{ priceType: 'driveAway' }, { priceType: 'egc' }, {}, { constant: 'Drive away', priceType: 'egc' }]
  it.each(texts.flatMap((text) => usual.map((answers) => ({ text, ...answers }))))(
    'a price type that is left out advertises no price, whatever prices usually are: “$text”, $priceType, $constant (ENT-01, CAR-14)',
    async ({ text, ...answers }) => {
      const open = await one('Price,Was,Price type', `25990,28990,${text}`, 'priceType', answers)
      expect(open.car).toMatchObject(prices)
      expect(open.asked).toEqual([text])
      const { car, asked } = await one('Price,Was,Price type', `25990,28990,${text}`, 'priceType', { ...answers, table: { [text]: '' } })
      expect(car).toMatchObject({ ...prices, status: 'in_stock' })
      expect(asked).toEqual([])
    },
  )

  it('a price type that is left out advertises no price in other columns either (ENT-01, CAR-14)', async () => {
    const table = { 'Finance price': '' }
    const answers = { table, priceType: 'egc' as const }
    expect((await one('Price,Price type', '"$25,990 drive away",Finance price', 'priceType', answers)).car).toMatchObject(prices)
    expect((await one('Drive away price,EGC price,Price type', '27990,25990,Finance price', 'priceType', answers)).car).toMatchObject(
      prices,
    )
  })

  it('a price type that is left out removes the price of an earlier file (ENT-01, CAR-14)', async () => {
    const { providedFields } = await one('Price,Price type', '25990,+GST', 'priceType', { table: { '+GST': '' }, priceType: 'egc' })
    expect(providedFields).toEqual(expect.arrayContaining(['driveAwayCents', 'egcCents']))
  })

  it('a price type that is left out leaves the price of an empty type to the feed (CAR-14)', async () => {
    const answers = { table: { '+GST': '' }, constant: 'Drive away' }
    expect((await one('Price,Price type', '25990,', 'priceType', answers)).car).toMatchObject({ ...prices, driveAwayCents: 2_599_000 })
  })
})

describe('a text that says whether or in which currency a price is shown', () => {
  it.each([
    { headings: 'Price,Currency', text: 'Points', column: 'currency' as const },
    { headings: 'Price,Show price', text: 'Staff', column: 'priceShown' as const },
    { headings: 'Price,Hide price', text: 'Staff', column: 'priceHidden' as const },
  ])(
    'a text that says whether or in which currency a price is shown advertises no price while it is left out: “$text” under $headings (ENT-01)',
    async ({ headings, text, column }) => {
      const { car, asked } = await one(headings, `25990,${text}`, column, { table: { [text]: '' }, priceType: 'egc' })
      expect(car).toMatchObject(prices)
      expect(asked).toEqual([])
    },
  )
})

describe('an odometer', () => {
  it.each([
    { headings: 'Odometer,Odometer unit', cells: '12000,hours', column: 'kmUnit' as const, text: 'hours' },
    { headings: 'Odometer,Odometer unit', cells: '12000 km,hours', column: 'kmUnit' as const, text: 'hours' },
    { headings: 'Odometer,Odometer unit', cells: '12000,TBC', column: 'kmUnit' as const, text: 'TBC' },
    { headings: 'Odometer,Odometer status', cells: '12000,See file', column: 'odometerStatus' as const, text: 'See file' },
  ])(
    'an odometer has no reading, also none of an earlier file, if its “$text” is left out: $cells (ENT-01)',
    async ({ headings, cells, column, text }) => {
      const open = await one(headings, cells, column)
      expect([open.car?.km, open.asked]).toEqual([null, [text]])
      const { car, asked, providedFields } = await one(headings, cells, column, { table: { [text]: '' } })
      expect([car?.km, asked]).toEqual([null, []])
      expect(providedFields).toContain('km')
    },
  )
})

describe('a fact that must be disclosed', () => {
  it.each([
    { heading: 'Security interest', column: 'securityInterest' as const },
    { heading: 'Damaged import', column: 'damagedImport' as const },
  ])('can’t be left out: $heading (ENT-01)', async ({ heading, column }) => {
    const open = await one(heading, 'See file', column)
    expect(open.questions()).toMatchObject([{ text: 'See file', mayBeLeftOut: false }])
    expect((await one(heading, 'See file', column, { table: { 'See file': '' } })).car).toMatchObject({ status: 'draft' })
  })
})

describe('a location that isn’t known', () => {
  const texts = ['Outback Kia Orange', 'Alice Springs', 'Pickles Auctions', 'Customer premises - 14 Rapid Ck Rd', 'Yard 2', 'TBC']
  it.each(texts)('a location that isn’t known keeps the car off the website until it is answered: “%s” (ENT-01, ENT-07)', async (text) => {
    const { car, providedFields, questions } = await one('Location', text, 'location')
    expect(car).toMatchObject({ status: 'draft' })
    expect(providedFields).toContain('status')
    expect(questions()).toMatchObject([
      { column: 'location', text, suggestion: null, choices: ['Bluegum Motors Dubbo', 'Bluegum Motors Orange'], mayBeLeftOut: true },
    ])
    const answered = await one('Location', text, 'location', { table: { [text]: 'Bluegum Motors Orange' } })
    expect(answered.car).toMatchObject({ status: 'in_stock', locationId: 'second' })
    expect(answered.asked).toEqual([])
  })

  it.each(texts)('isn’t published if that is the answer: “%s” (ENT-01, ENT-07)', async (text) => {
    const { car, asked, problems } = await one('Location', text, 'location', { table: { [text]: '' } })
    expect(car).toMatchObject({ status: 'draft' })
    expect(asked).toEqual([])
    // Two capitalised words may be a name, which reports don't store.
    const shown = text === 'Alice Springs' ? '…' : text
    expect(problems).toMatchObject([{ value: shown, waits: true, message: `Cars at “${shown}” aren’t published, as decided.` }])
  })

  it('a location that isn’t known also keeps a reserved car off the website, and not a sold one from being sold (ENT-01, CAR-05)', async () => {
    expect((await one('Location,Status', 'Alice Springs,Reserved', 'location')).car).toMatchObject({ status: 'draft' })
    const sold = await one('Location,Status', 'Alice Springs,Sold', 'location')
    expect(sold.car).toMatchObject({ status: 'sold' })
    expect(sold.problems.filter(({ waits }) => waits)).toEqual([])
  })

  it('a location that isn’t known is that of the feed if the cell is empty (ENT-07)', async () => {
    expect((await one('Location', '', 'location')).car).toMatchObject({ status: 'in_stock', locationId: 'main' })
  })
})
