import { describe, expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { suggestedMapping } from './suggestedMapping'
import { parseWholeFeed } from './testing/parseWholeFeed'

const base = {
  dealershipId: 'd',
  locationId: 'l',
  now: '2026-06-01T02:00:00.000Z',
  newId: () => 'new',
  makes: [],
  priceType: 'egc' as const,
}
const places = [
  { locationId: 'l', called: ['Dubbo'] },
  { locationId: 'o', called: ['Orange'] },
]
const head = ['Stock No', 'VIN', 'Make', 'Model', 'Year', 'Type', 'Price', 'Status']
const vin = 'KNADC512345678901'
const usual = ['A1', vin, 'Kia', 'Rio', '2021', 'Used', '15990', 'Available']
/** A row with other cells under some of the headings above. */
const withCells = (changed: Readonly<Record<string, string>>, cells = usual) =>
  head.map((heading, at) => changed[heading] ?? cells[at] ?? '')

const read = async (headings: readonly string[], rows: readonly (readonly string[])[], decided: FeedMapping['decided'] = {}) => {
  const file = [headings, ...rows].map((row) => row.join(',')).join('\n')
  const feed = await parseWholeFeed(`${file}\n`, { ...base, places, mapping: { ...suggestedMapping(headings).mapping, decided } })
  if (feed instanceof FeedFault) throw feed
  return feed
}

describe('two rows of one car', () => {
  it.each([
    { heading: 'Transmission', cells: ['Manual', 'Automatic'] },
    { heading: 'Fuel', cells: ['Petrol', 'Diesel'] },
    { heading: 'Odometer', cells: ['45000', '54000'] },
    { heading: 'Odometer unit', cells: ['km', 'miles'] },
    { heading: 'Body', cells: ['Sedan', 'Hatch'] },
    { heading: 'Badge', cells: ['Sport', 'GT-Line'] },
    { heading: 'Drive', cells: ['FWD', 'AWD'] },
    { heading: 'Location', cells: ['Dubbo', 'Orange'] },
    { heading: 'Price type', cells: ['Drive away', 'EGC'] },
    { heading: 'Engine', cells: ['1.4', '1.6'] },
    { heading: 'Rego', cells: ['ABC12D', 'XYZ98K'] },
    { heading: 'Transmission', cells: ['Automatic', 'Schaltung'] },
  ])(
    'two rows of one car are both refused, with the row of the other, if they differ under $heading (ENT-01)',
    async ({ heading, cells }) => {
      const { cars, problems } = await read(
        [...head, heading],
        cells.map((cell) => [...usual, cell]),
      )
      expect(cars).toEqual([])
      expect(problems.map(({ row, refused, isInDoubt }) => [row, refused, isInDoubt])).toEqual([
        [2, true, true],
        [3, true, true],
      ])
      const [first, second] = problems.map(({ message }) => message)
      expect(first).toMatch(/^The stock number A1 is also on row 3 with a different “.+”, and it is not clear which one is right\.$/)
      expect(second).toContain('is also on row 2 ')
    },
  )

  it.each(['Make', 'Model', 'Year', 'Type'])('without VINs are both refused if they differ under %s (ENT-01)', async (heading) => {
    const other = { Make: 'Mazda', Model: 'Cerato', Year: '2018', Type: 'Demo' }[heading] ?? ''
    const { cars, problems } = await read(head, [withCells({ VIN: '' }), withCells({ VIN: '', [heading]: other })])
    expect(cars).toEqual([])
    expect(problems.map(({ row, refused }) => [row, refused])).toEqual([
      [2, true],
      [3, true],
    ])
  })

  it('two rows of one car are both refused if they have one VIN and two numbers, and differ otherwise (ENT-01)', async () => {
    const { cars, problems } = await read(
      [...head, 'Odometer'],
      [
        [...usual, '45000'],
        [...withCells({ 'Stock No': 'A2' }), '54000'],
      ],
    )
    expect(cars).toEqual([])
    expect(problems[0]?.message).toBe(
      `The VIN ${vin} is also on row 3 with a different “Kilometres”, and it is not clear which one is right.`,
    )
  })

  it.each([
    { heading: 'Odometer', cells: ['45000', '"45,000"'] },
    { heading: 'Transmission', cells: ['Auto', 'Automatic'] },
    { heading: 'Colour', cells: ['White', 'Pearl white'] },
    { heading: 'Comments', cells: ['Tidy', 'One owner'] },
    { heading: 'Photo', cells: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
  ])('two rows of one car are one car if they only write it differently under $heading (ENT-01)', async ({ heading, cells }) => {
    const { cars, problems } = await read(
      [...head, heading],
      cells.map((cell) => [...usual, cell]),
    )
    expect(cars).toHaveLength(1)
    expect(problems.map(({ row, message }) => [row, message])).toEqual([[3, 'The stock number A1 is already on row 2.']])
  })

  const events = [...head, 'op']
  const rows = ['upsert', 'tombstone'].map((op) => [...usual, op])
  it('two rows of one car are asked about with the entries of both in an unread column (ENT-01, CAR-05)', async () => {
    const { cars, columnQuestions } = await read(events, rows)
    expect(cars.map(({ car }) => car.status)).toEqual(['draft'])
    expect(columnQuestions()).toMatchObject([{ heading: 'op', cars: 2, texts: [{ text: 'upsert' }, { text: 'tombstone' }] }])
  })

  it('two rows of one car wait if one of them has an undecided entry or one that holds its car (ENT-01, CAR-05)', async () => {
    const open = await read(events, rows, { op: { ignores: ['upsert'], holds: [] } })
    expect(open.cars).toEqual([])
    expect(open.problems.map(({ refused, isInDoubt }) => [refused, isInDoubt])).toEqual([
      [true, true],
      [true, true],
    ])
    expect(open.columnQuestions()).toMatchObject([{ heading: 'op', texts: [{ text: 'tombstone' }] }])
    for (const order of [rows, rows.toReversed()]) {
      const held = await read(events, order, { op: { ignores: ['upsert'], holds: ['tombstone'] } })
      expect(held.cars).toEqual([])
      expect(held.problems.map(({ refused, isGone }) => [refused, isGone])).toEqual([
        [true, true],
        [true, true],
      ])
    }
  })

  it('two rows of one car are asked about with the words of both (ENT-01)', async () => {
    const { questions } = await read(
      [...head, 'Transmission'],
      [
        [...usual, 'XT1'],
        [...usual, 'XT2'],
      ],
    )
    expect(questions().map(({ text }) => text)).toEqual(['XT1', 'XT2'])
  })

  it('two rows with one VIN, of two locations with numbers of their own, are two cars: the second is refused (ENT-01)', async () => {
    const { cars, problems } = await read(
      [...head, 'Location'],
      [
        [...withCells({ VIN: '' }), 'Dubbo'],
        [...withCells({ VIN: '', Make: 'Mazda', Model: '2' }), 'Orange'],
      ],
    )
    expect(cars).toHaveLength(1)
    expect(problems[0]?.message).toContain('If each location has its own numbers')
  })
})

describe('a column that repeats another', () => {
  const headings = ['Stock No', 'Make', 'Model', 'Year', 'Type', 'Price', 'Type', 'Price']
  const rows = [
    ['A1', 'Kia', 'Rio', '2021', 'Used', '15990', 'Trade', '12990'],
    ['A2', 'Kia', 'Rio', '2020', 'Used', '14990', 'Trade', '11990'],
  ]
  const named = [...headings.slice(0, 6), 'Type (2)', 'Price (2)']
  const parse = async (decided: FeedMapping['decided'] = {}) => {
    const file = [headings, ...rows].map((row) => row.join(',')).join('\n')
    const feed = await parseWholeFeed(`${file}\n`, { ...base, places, mapping: { ...suggestedMapping(named).mapping, decided } })
    if (feed instanceof FeedFault) throw feed
    return feed
  }

  it('a column that repeats another makes its cars wait, and each of its entries is suggested to do so (ENT-01)', async () => {
    const { cars, columnQuestions } = await parse()
    expect(cars.map(({ isIncomplete }) => isIncomplete)).toEqual([true, true])
    expect(columnQuestions().map(({ heading, repeats, texts }) => [heading, repeats, texts.map(({ isFlagged }) => isFlagged)])).toEqual([
      ['Type (2)', 'Type', [true]],
      ['Price (2)', 'Price', [true, true]],
    ])
  })

  it.each(['all' as const, ['Trade', '12990', '11990']])(
    'doesn’t contradict it once a person says that it doesn’t matter: %s (ENT-01)',
    async (ignores) => {
      const decided = { 'Type (2)': { ignores, holds: [] }, 'Price (2)': { ignores, holds: [] } }
      const { cars, problems, questions, columnQuestions } = await parse(decided)
      expect(cars.map(({ car, isIncomplete }) => [car.status, car.carType, car.egcCents, isIncomplete])).toEqual([
        ['in_stock', 'used', 1_599_000, undefined],
        ['in_stock', 'used', 1_499_000, undefined],
      ])
      expect([problems, questions(), columnQuestions()]).toEqual([[], [], []])
    },
  )

  it('a column that repeats another still contradicts it with an entry that isn’t decided (ENT-01)', async () => {
    const decided = { 'Type (2)': { ignores: ['Retail'], holds: [] }, 'Price (2)': { ignores: 'all' as const, holds: [] } }
    expect((await parse(decided)).cars.map(({ isIncomplete }) => isIncomplete)).toEqual([true, true])
  })
})

it('a number plate of two cars with VINs is advertised on neither, also not from an earlier file, and reported on both (ENT-01)', async () => {
  const { cars, problems } = await read(
    [...head, 'Rego'],
    [
      [...usual, 'ABC12D'],
      [...withCells({ 'Stock No': 'A2', VIN: 'KNADC512345678902' }), 'ABC12D'],
    ],
  )
  expect(cars.map(({ car, providedFields }) => [car.regoPlate, providedFields.includes('regoPlate')])).toEqual([
    [null, true],
    [null, true],
  ])
  expect(problems.map(({ row, message }) => [row, message.startsWith('The number plate “ABC12D” is on two cars')])).toEqual([
    [2, true],
    [3, true],
  ])
})

it('a stock number that a spreadsheet keeps by a formula is that of the plain number (ENT-01)', async () => {
  const formula = usual.map((cell, at) => (at === 0 ? '"=""00121"""' : cell))
  const { cars, problems } = await read(head, [formula, withCells({ 'Stock No': '00121' })])
  expect(cars.map(({ car }) => car.stockNumber)).toEqual(['00121'])
  expect(problems.map(({ message }) => message)).toEqual(['The stock number 00121 is already on row 2.'])
})
