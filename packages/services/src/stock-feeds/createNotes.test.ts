import { expect, it } from 'vitest'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { parseLegend } from './fileNotes'
import { separateMarks } from './marks'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', newId: () => 'new', mapping: null },
  ...{ makes: [], priceType: 'driveAway' as const },
}
const read = async (file: string, sections: NonNullable<FeedMapping['sections']> = {}) => {
  const first = await parseWholeFeed(file, context)
  if (first instanceof FeedFault) throw first
  const feed = await parseWholeFeed(file, { ...context, mapping: { ...first.mapping, sections } })
  if (feed instanceof FeedFault) throw feed
  return {
    cars: feed.cars.map(({ car }) => [car.stockNumber, car.status, car.driveAwayCents, car.egcCents]),
    questions: feed.questions(),
    messages: feed.problems.map(({ message }) => message),
    waiting: feed.problems.filter(({ waits }) => waits).map(({ message }) => message),
  }
}
const head = 'Stock,Make,Model,Year,Type,Kms,Price'
const rows = (...numbers: string[]) => numbers.map((number) => `${number},Kia,Rio,2020,Used,64000,15990\n`).join('')
const sold = '† sold, awaiting delivery   # sold on behalf of owner   * drive away'

it('a mark on a value is asked about with what the file says of it, and is in no stock number (ENT-01, CAR-05)', async () => {
  const file = `${head}\n${rows('H1', 'H2 †', 'H3#', '†H4')}"${sold}",,,,,,\n`
  const { cars, questions, waiting } = await read(file)
  expect(cars.map(([number, status]) => [number, status])).toEqual([
    ['H1', 'in_stock'],
    ...['H2', 'H3', 'H4'].map((number) => [number, 'draft']),
  ])
  expect(questions).toMatchObject([
    { text: '†', cars: 2, of: 'mark', hint: 'sold, awaiting delivery', suggestion: 'Sold' },
    { text: '#', cars: 1, of: 'mark', hint: 'sold on behalf of owner', suggestion: null },
  ])
  expect(waiting[0]).toBe('A value has the mark “†”, and it isn’t clear what it means.')
  const answered = await read(file, { '†': 'Sold', '#': '' })
  expect(answered.cars.map(([number, status]) => `${number} ${status}`)).toEqual(['H1 in_stock', 'H2 sold', 'H3 in_stock', 'H4 sold'])
  expect(answered.questions).toEqual([])
})

it('a mark on a price is its price type once a user has decided that (CAR-14)', async () => {
  const file = `${head}\n${rows('H1')}H2,Kia,Rio,2020,Used,64000,"$16,990*"\n* plus on roads,,,,,,\n`
  const { cars, questions, messages } = await read(file)
  expect(messages).toContain('“$16,990*” was not recognised as a price in dollars.')
  expect(cars).toEqual([
    ['H1', 'in_stock', 1_599_000, null],
    ['H2', 'draft', null, null],
  ])
  expect(questions).toMatchObject([{ text: '* on prices', suggestion: 'Excl. government charges' }])
  expect((await read(file, { '*': 'Excl. government charges' })).cars[1]).toEqual(['H2', 'draft', null, null])
  expect((await read(file, { '* on prices': 'Excl. government charges' })).cars[1]).toEqual(['H2', 'in_stock', null, 1_699_000])
})

it.each([
  { place: 'above', file: `Used Price List w/c 23 Nov,,,,,,\nALL PRICES PLUS ON ROADS,,,,,,\n\n${head}\n${rows('H1', 'H2')}` },
  { place: 'below', file: `${head}\n${rows('H1', 'H2')}\nALL PRICES PLUS ON ROADS,,,,,,\nTotal,2,,,,,\n` },
  { place: 'in another cell below', file: `Days,${head}\n${rows('1,H1', '2,H2')}All prices plus on roads.\n` },
])('a line $place the cars about prices is one question for all, and its answer is their price type (CAR-14)', async ({ file }) => {
  const { cars, questions } = await read(file)
  expect(cars.map(([, status]) => status)).toEqual(['draft', 'draft'])
  const notes = questions.filter(({ of }) => of === 'note')
  expect(notes).toMatchObject([{ cars: 2, suggestion: 'Excl. government charges', isSection: true }])
  const text = notes[0]?.text ?? ''
  expect((await read(file, { [text]: 'Excl. government charges' })).cars.map((car) => car.slice(2))).toEqual([
    [null, 1_599_000],
    [null, 1_599_000],
  ])
})

it.each([
  ...['SOLD VEHICLES OCTOBER', 'Prices exclude GST', 'Kms in thousands', 'Drive away unless marked', 'Not for publication', 'Trade stock'],
  ...['Subject to deposits held', 'Cars marked in grey are gone', 'Please note, all prices include GST'],
])('the line “%s” is asked about (ENT-01, CAR-05, CAR-14)', async (line) => {
  const { cars, questions } = await read(`"${line}",,,,,,\n${head}\n${rows('H1')}`)
  expect(cars[0]?.[1]).toBe('draft')
  expect(questions.map(({ text }) => text)).toEqual([line])
  expect((await read(`${head}\n${rows('H1')}${line}\n`)).cars[0]?.[1]).toBe('draft')
})

it.each([
  'Harbour City Motors',
  'Used Price List w/c 23 Nov 2026',
  'Stock report,,1/6/2026',
  'Printed 1/6/2026 by admin',
  'Holden and Ford',
])('the title “%s” needs no answer (ENT-01)', async (line) => {
  const { cars, questions } = await read(`${line}\n\n${head}\n${rows('H1')}`)
  expect([cars[0]?.[1], questions]).toEqual(['in_stock', []])
})

it('a title that says what the cars are is their section (ENT-01)', async () => {
  const file = (title: string) => `North Motors,,\n${title},,\nStock,Make,Model,Year\nA1,Kia,Rio,2025\n`
  const typeOf = async (title: string) => {
    const feed = await parseWholeFeed(file(title), context)
    return feed instanceof FeedFault
      ? null
      : [feed.cars[0]?.car.carType, feed.cars[0]?.car.status, feed.questions().map(({ text }) => text)]
  }
  expect(await typeOf('DEMONSTRATORS')).toEqual(['demo', 'in_stock', []])
  expect(await typeOf('Delivered')).toEqual(['used', 'draft', ['Delivered']])
  expect(await typeOf('City yard')).toEqual(['used', 'draft', ['']])
})

it.each(['* sold. All prices plus on roads', 'All prices plus on roads * sold', '* sold! Kms in thousands # hold'])(
  'the rest of the legend “%s” is about all cars (CAR-14)',
  async (line) => {
    const { questions } = await read(`${line},,,,,,\n\n${head}\n${rows('H1', 'H2*')}`)
    expect(questions.map(({ of, text, cars }) => [of, text, cars])).toEqual([
      ['note', line, 2],
      ['mark', '*', 1],
    ])
  },
)

it('a line about a mark on a heading is about all cars (CAR-14)', async () => {
  const { questions } = await read(`${head}*\n${rows('H1')}* plus on roads,,,,,,\n`)
  expect(questions).toMatchObject([{ text: '* plus on roads', of: 'note', cars: 1 }])
})

it.each([
  { text: '† sold # private sale', is: { '†': 'sold', '#': 'private sale' } },
  { text: '* = drive away, ** = plus on roads', is: { '*': 'drive away,', '**': 'plus on roads' } },
  { text: '¹ Price includes GST', is: { '¹': 'Price includes GST' } },
  { text: 'ALL PRICES PLUS ON ROADS UNLESS MARKED *. KMS IN THOUSANDS.', is: {} },
  { text: 'Unit #5', is: {} },
])('“$text” explains $is', ({ text, is }) => expect(Object.fromEntries(parseLegend(text))).toEqual(is))

it('each mark of a legend is a question of its own, and answers about one say nothing about another (ENT-01, CAR-05)', async () => {
  const legend = '"Stock list 27/11 - * finance pending    # wholesale only   + km not genuine, ~ hold",,,,,,\n! = no RWC,,,,,,\n'
  const file = `${legend}\n${head}\n${rows('H1', 'H2*', '#H3', 'H4+', 'H5 ~', '!H6')}`
  const { cars, questions } = await read(file)
  expect(cars.map(([number, status]) => `${number} ${status}`)).toEqual([
    'H1 in_stock',
    ...['H2', 'H3', 'H4', 'H5', 'H6'].map((number) => `${number} draft`),
  ])
  expect(questions.map(({ text, of, hint }) => [text, of, hint])).toEqual([
    ['*', 'mark', 'finance pending'],
    ['#', 'mark', 'wholesale only'],
    ['+', 'mark', 'km not genuine,'],
    ['~', 'mark', 'hold'],
    ['!', 'mark', 'no RWC'],
  ])
  const answered = await read(file, { '*': 'Reserved', '#': 'Withdrawn' })
  expect(answered.cars.map(([number, status]) => `${number} ${status}`)).toEqual([
    ...['H1 in_stock', 'H2 in_stock', 'H3 withdrawn', 'H4 draft', 'H5 draft', 'H6 draft'],
  ])
  expect(answered.questions.map(({ text }) => text)).toEqual(['+', '~', '!'])
})

it('letters and numbers in brackets are marks if the file explains them, below the cars and in any column (ENT-01, CAR-05)', async () => {
  const file = `Stock,Make,Model,Year,Type,Kms,Price,Interior\n${rows('H1', '(a) H2').replaceAll('15990\n', '15990,\n')}H3,Kia,Rio,2020,Used,64000,15990,Black [S]\nH4,Kia,Rio (1),2020,Used,64000,15990,\nKey: (A) hold; [s] sold,,,,,,,\n(1) demo,,,,,,,\n`
  const { questions, waiting } = await read(file)
  expect(questions.filter(({ of }) => of !== undefined).map(({ text, hint }) => [text, hint])).toEqual([
    ['(A)', 'hold;'],
    ['[s]', 'sold'],
    ['(1)', 'demo'],
  ])
  expect(waiting.filter((message) => message.startsWith('A value has the mark'))).toHaveLength(3)
})

it.each([
  { name: 'a sign that no line explains', above: 'Stock of Smith + Sons', numbers: ['H1'], more: 'H2,Kia,Rio GT+,2020,Used,64000,15990\n' },
  { name: 'a sign before costs', above: '* drive away + ORC', numbers: ['H1*'], more: 'H2,Kia,Rio GT+,2020,Used,64000,15990\n' },
  { name: 'a number sign that no line explains', above: 'Used cars', numbers: ['#1', '#2'], more: '' },
])('$name is part of its value (ENT-01)', async ({ above, numbers, more }) => {
  const { questions, messages } = await read(`${above},,,,,,\n\n${head}\n${rows(...numbers)}${more}`)
  expect(questions.map(({ text }) => text).filter((text) => text !== '*')).toEqual([])
  expect(messages.filter((message) => /“[+#]/.test(message))).toEqual([])
})

it('footnotes and their signs are asked about also in a stock file with make and model in one column (ENT-01, CAR-14)', async () => {
  const file =
    'ALL PRICES PLUS ON ROADS,,,,\n* sold   ~ hold,,,,\n\nStock,Vehicle,Year,Kms,Price\nH1,Kia Rio,2020,64000,15990\nH2~,Kia Rio *,2020,64000,15990\n'
  const part = (number: number) => ({ from: ['Vehicle'], steps: [{ do: 'split' as const, by: ' ', part: number }] })
  const columns = {
    make: part(1),
    model: part(2),
    stockNumber: { from: ['Stock'], steps: [] },
    year: { from: ['Year'], steps: [] },
    price: { from: ['Price'], steps: [] },
  }
  const feed = await parseWholeFeed(file, { ...context, mapping: { version: 1, columns, only: [] } })
  if (feed instanceof FeedFault) throw feed
  expect(feed.questions().flatMap(({ of, text, cars }) => (of ? [[of, text, cars]] : []))).toEqual([
    ['note', 'ALL PRICES PLUS ON ROADS', 2],
    ['mark', '~', 1],
    ['mark', '*', 1],
  ])
})

it('marks are taken off values of any column but free text (ENT-01)', () => {
  const line = {
    stockNumber: 'A1*',
    badge: 'GT ‡',
    carType: 'Used^',
    price: '$9,990**',
    comments: 'Great car*',
    colour: 'White²',
    km: '¹ 900',
  }
  expect(separateMarks(line, (key) => key === '** on prices')).toEqual({
    line: { ...line, stockNumber: 'A1', badge: 'GT', carType: 'Used', price: '$9,990', colour: 'White', km: '900' },
    marks: ['*', '‡', '^', '** on prices', '²', '¹ on odometer readings'],
  })
  const plain = { stockNumber: '#12', badge: '*SPORT*', vin: '#N/A', model: '#', engine: '1998 cm³', km: '###' }
  expect(separateMarks(plain, () => false)).toEqual({ line: plain, marks: [] })
})

it('a mark in a cell of kilometres, prices or dates is another question than on a stock number (ENT-01, CAR-05)', async () => {
  const file = `* sold   + price just dropped,,,,,,\n\n${head}\n${rows('H1*', 'H2')}H3,Kia,Rio,2020,Used,"30,200*",15990\nH4,Kia,Rio,2020,Used,64001,15990+\nH5,Kia,Rio*,2020,Used,64002,"$15,990 *"\n* on kms = instrument cluster replaced,,,,,,\n`
  const { cars, questions } = await read(file)
  expect(cars.map(([number, status]) => `${number} ${status}`)).toEqual(['H1 draft', 'H2 in_stock', 'H3 draft', 'H4 draft', 'H5 draft'])
  expect(
    questions.filter(({ of }) => of === 'mark').map(({ text, cars: count, hint, suggestion }) => [text, count, hint, suggestion]),
  ).toEqual([
    ['*', 2, 'sold', 'Sold'],
    ['* on odometer readings', 1, 'on kms = instrument cluster replaced', null],
    ['+ on prices', 1, 'price just dropped', null],
    ['* on prices', 1, 'sold', 'Sold'],
  ])
  const answered = await read(file, { '*': 'Sold', '* on odometer readings': '', '+ on prices': 'In stock', '* on prices': 'Sold' })
  expect(answered.cars.map(([number, status]) => `${number} ${status}`)).toEqual([
    ...['H1 sold', 'H2 in_stock', 'H3 in_stock', 'H4 in_stock', 'H5 sold'],
  ])
  expect(answered.questions).toEqual([])
})

it('each meaning that the file gives a mark is shown, and none of several is suggested (ENT-01)', async () => {
  const { questions } = await read(`* sold,,,,,,\n* wholesale,,,,,,\n\n${head}\n${rows('H1*')}`)
  expect(questions).toMatchObject([{ text: '*', of: 'mark', hint: 'sold” or “wholesale', suggestion: null }])
  expect(questions[0]?.choices).toEqual(expect.arrayContaining(['In stock', 'Reserved', 'Sold', 'Withdrawn', 'Coming soon']))
})

it('codes that a line of the file explains are asked about with it, and the line isn’t (ENT-01, CAR-05)', async () => {
  const file =
    'Stock,Make,Model,Year,Type,Kms,Price,Sts,Flag\nH1,Kia,Rio,2020,Used,64000,15990,1,RSV\nH2,Kia,Rio,2020,Used,64000,15990,2,SPC\nH3,Kia,Rio,2020,Used,64000,15990,4,\n' +
    'Sts: 1 = retail; 2 = under deposit; 4 = in workshop not yet released for sale,,,,,,,,\nFlag: RSV = reserved; SPC = special of the week,,,,,,,,\n'
  const first = await parseWholeFeed(file, context)
  if (first instanceof FeedFault) throw first
  expect(first.questions().map(({ column, text, hint, suggestion, of }) => [column, text, hint, suggestion, of])).toEqual([
    ['status', '1', 'retail', 'In stock', undefined],
    ['status', '2', 'under deposit', 'Reserved', undefined],
    ['status', '4', 'in workshop not yet released for sale', null, undefined],
  ])
  expect(first.columnQuestions()).toMatchObject([
    {
      heading: 'Flag',
      isAskedAlone: true,
      texts: [
        { text: 'RSV', hint: 'reserved', isFlagged: true },
        { text: 'SPC', hint: 'special of the week', isFlagged: false },
      ],
    },
  ])
})

it('a last line with misplaced quotes is refused alone (ENT-01)', async () => {
  const feed = await parseWholeFeed(`${head}\n${rows('H1')}"one" owner, ""full"" history"\nx"y" ""z""\n"a"b""\n`, context)
  expect(feed instanceof FeedFault ? feed.problem : feed.cars.map(({ car }) => car.stockNumber)).toEqual(['H1'])
})

it('merged headings above the headings are no note about the cars, unless they may change their prices (ENT-01)', async () => {
  const { cars, questions } = await read(`,Vehicle,,,Details,,Pricing\n${head}\n${rows('A1')}`)
  expect([cars, questions]).toEqual([[['A1', 'in_stock', 1_599_000, null]], []])
  const { waiting } = await read(`,Vehicle,,,Details,,Trade price\n${head}\n${rows('A1')}`)
  expect(waiting).toHaveLength(1)
})

it.each([
  { line: '4408 and 4411 went to Manheim Thursday, take them down. 4412 is now 21990.', named: ['4408', '4411', '4412'] },
  { line: '4408 went to Manheim Thursday', named: ['4408'] },
  { line: '4412 now 21990', named: ['4412'] },
  { line: 'Take 4411 down, the Smiths are collecting it', named: ['4411'] },
  { line: '4408/4411 with the painter', named: ['4408', '4411'] },
])('each car that the line “$line” names waits until a user has answered for it (ENT-01, CAR-05)', async ({ line, named }) => {
  const file = `${head}\n${rows('4401', '4408', '4411', '4412')}"${line}",,,,,,\n`
  const { questions, waiting } = await read(file)
  const asked = questions.map(({ text }) => text).filter((text) => text !== line)
  expect(asked).toEqual(named.map((number) => `${number}: ${line}`))
  expect(waiting.filter((message) => message.includes(line.slice(0, 12)))).not.toEqual([])
  const all = await read(file, { [line]: '' })
  expect(all.cars.filter(([, status]) => status === 'draft').map(([number]) => number)).toEqual(named)
  const sold = await read(file, { [line]: '', ...Object.fromEntries(asked.map((text) => [text, 'Sold'])) })
  expect(sold.cars.map(([number, status]) => [number, status])).toEqual(
    ['4401', '4408', '4411', '4412'].map((number) => [number, named.includes(number) ? 'sold' : 'in_stock']),
  )
})

it('a date, an amount or a distance in a line names no car (ENT-01)', async () => {
  const lines = ['List of 30/11/2026', 'Finance from 9,990 a car', 'Free delivery within 500 km'].map((line) => `"${line}",,,,,,\n`)
  const { cars } = await read(`${head}\n${rows('2026', '990', '500', '30')}${lines.join('')}`)
  expect(cars.map(([, status]) => status)).toEqual(['in_stock', 'in_stock', 'in_stock', 'in_stock'])
})

it.each([
  "Please don't put the WRX online, Dad wants it",
  'Our website lists Penrose and Botany only. Hamilton has its own site.',
  'The Kluger went to Manheim',
])('the line “%s” is asked about for all cars (ENT-01, CAR-05)', async (line) =>
  expect((await read(`${head}\n${rows('H1')}"${line}",,,,,,\n`)).cars[0]?.[1]).toBe('draft'),
)

it.each([
  { line: '4408 and 4411 went to Manheim Thursday, take them down.', named: ['4408', '4411'] },
  { line: '4401 is at the painter', named: ['4401'] },
  { line: 'The Rio stays here till Xmas', named: ['4401', '4408', '4411', '4412'] },
])('each car that the line “$line” between the cars names waits, above and below it (ENT-01, CAR-05)', async ({ line, named }) => {
  const [above, below] = [rows('4401', '4408'), rows('4411', '4412')]
  const file = `${head}\n${above}"${line}",,,,,,\n${below}`
  const { questions } = await read(file)
  expect(questions.map(({ text }) => text)).toEqual(expect.arrayContaining([line, ...named.map((number) => `${number}: ${line}`)]))
  const all = await read(file, { [line]: '' })
  expect(all.cars.filter(([, status]) => status === 'draft').map(([number]) => number)).toEqual(named)
  const answers = Object.fromEntries(named.map((number) => [`${number}: ${line}`, number === '4408' ? 'Sold' : '']))
  const answered = await read(file, { [line]: '', ...answers })
  expect(answered.cars.map(([number, status]) => `${number} ${status}`)).toEqual([
    ...['4401 in_stock', named.includes('4408') ? '4408 sold' : '4408 in_stock', '4411 in_stock', '4412 in_stock'],
  ])
})

it('the car that a line below the cars names by its model has a question of its own (ENT-01, CAR-05)', async () => {
  const line = 'Dad wants the Rio, don’t put it online'
  const { questions } = await read(`${head}\n${rows('H1')}"${line}",,,,,,\n`)
  expect(questions.map(({ text }) => text)).toEqual(expect.arrayContaining([line, `H1: ${line}`]))
})

it('short comments that aren’t understood are asked about, and their car waits until then (ENT-01, CAR-05)', async () => {
  const file = (text: string) => `${head},Comments\n${rows('H1').trimEnd()},${text}\n${rows('H2').trimEnd()},Tidy car\n`
  const note = 'hire company wants it back first'
  const open = await read(file(note))
  expect(open.cars.map(([number, status]) => `${number} ${status}`)).toEqual(['H1 draft', 'H2 in_stock'])
  expect(open.questions).toMatchObject([{ text: note, cars: 1, of: 'note' }])
  expect((await read(file(note), { [note]: '' })).cars[0]?.[1]).toBe('in_stock')
  expect((await read(file(note), { [note]: 'Withdrawn' })).cars[0]?.[1]).toBe('withdrawn')
})

it('a file of many short notes has few questions about them (ENT-01)', async () => {
  const lines = Array.from({ length: 30 }, (_, at) => `${rows(`H${at}`).trimEnd()},Kim took number ${at} up north\n`)
  const { cars, questions } = await read(`${head},Comments\n${lines.join('')}`)
  expect(cars.filter(([, status]) => status === 'in_stock')).toEqual([])
  expect(questions.length).toBeLessThanOrEqual(5)
})

it('a car whose price a line of the file contradicts waits until it is corrected, or a user has said that it is in stock (ENT-01, CAR-14)', async () => {
  const line = 'H1 is now 14990'
  const file = `${head}\n${rows('H1', 'H2')}"${line}",,,,,,\n`
  const car = async (answer: string, text = file) => (await read(text, { [`H1: ${line}`]: answer, [line]: '' })).cars[0]
  expect((await car(''))?.slice(0, 2)).toEqual(['H1', 'draft'])
  expect((await car('In stock'))?.[1]).toBe('in_stock')
  expect((await car('', file.replace('15990', '14990')))?.slice(1, 3)).toEqual(['in_stock', 1_499_000])
})

it('a line that means cars by their place is asked about for all of them (ENT-01, CAR-05)', async () => {
  const line = 'last two above are gone'
  const file = `${head}\n${rows('H1', 'H2')},${line},,,,,\n${rows('H3')}`
  const open = await read(file, { [line]: '' })
  expect(open.cars.map(([, status]) => status)).toEqual(['draft', 'draft', 'draft'])
  expect(open.questions.map(({ text }) => text)).toEqual([`Cars above: ${line}`])
  expect((await read(file, { [line]: '', [`Cars above: ${line}`]: '' })).cars.map(([, status]) => status)).toEqual([
    ...['in_stock', 'in_stock', 'in_stock'],
  ])
})
