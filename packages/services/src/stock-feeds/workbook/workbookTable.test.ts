import { expect, it } from 'vitest'
import type { FeedContext } from '../FeedContext'
import { FeedFault } from '../FeedRecords'
import { buildArchive, buildWorkbook, type WorkbookCell, type WorkbookSheet } from '../testing/buildWorkbook'
import { parseWholeFeed } from '../testing/parseWholeFeed'
import { workbookTable } from './workbookTable'

const context: FeedContext = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new', makes: [] },
  priceType: 'driveAway',
}
const head = ['Stock No', 'Make', 'Model', 'Year', 'Type', 'Km', 'Price']
const car = (number: string, ...more: (WorkbookCell | null)[]): (WorkbookCell | null)[] => [
  number,
  'Kia',
  'Rio',
  2020,
  'Used',
  45_000,
  14_990,
  ...more,
]
const stock = (rows: WorkbookSheet['rows'], more: Partial<WorkbookSheet> = {}): WorkbookSheet => ({ name: 'Sheet1', rows, ...more })
const read = async (file: Buffer, more: Partial<FeedContext> = {}) => {
  const feed = await parseWholeFeed(file, { ...context, ...more })
  if (feed instanceof FeedFault) throw feed
  return feed
}
const fault = async (file: Buffer) => ((await parseWholeFeed(file, context)) as FeedFault).problem
const textOf = async (file: Buffer) => String((await workbookTable(file)).csv)

/** Styles: 1 date, 2 yellow, 3 struck through, 4 whole digits with zeros, 5 money. */
const styles = `<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0&quot; + ORC&quot;"/></numFmts>
<fonts><font/><font><strike/></font></fonts>
<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFFFF"/></patternFill></fill></fills>
<cellStyleXfs><xf numFmtId="0"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf fillId="1"/><xf fontId="1"/><xf numFmtId="164"/><xf numFmtId="165"/><xf fillId="2"/></cellXfs>`

it('a workbook is imported as a table (ENT-01)', async () => {
  const { cars, problems } = await read(buildWorkbook([stock([head, car('A1'), car('A2')])]))
  expect(problems).toEqual([])
  expect(cars.map((each) => [each.row, each.car.stockNumber, each.car.year, each.car.km, each.car.driveAwayCents])).toEqual([
    [2, 'A1', 2020, 45_000, 1_499_000],
    [3, 'A2', 2020, 45_000, 1_499_000],
  ])
})

it('dates, zeros and words of formats are read as Excel shows them (ENT-01, CAR-14)', async () => {
  const file = buildWorkbook(
    [
      stock([
        [...head, 'Rego expiry'],
        [
          { style: 4, xml: '<v>121</v>' },
          'Kia',
          'Rio',
          2020,
          'Used',
          45_000,
          { style: 5, xml: '<v>14990</v>' },
          { style: 1, xml: '<v>46388</v>' },
        ],
      ]),
    ],
    { styles },
  )
  const [only] = (await read(file)).cars
  expect(only?.car).toMatchObject({ stockNumber: '00121', egcCents: 1_499_000, driveAwayCents: null, regoExpiry: '2027-01-01' })
})

it('shared texts, results of formulas and errors are read; a formula without a result is none (ENT-01)', async () => {
  const file = buildWorkbook(
    [
      stock([
        head,
        [
          ...['A1', { type: 's', xml: '<v>0</v>' }, { type: 's', xml: '<v>1</v>' }, 2020, 'Used'],
          ...[{ xml: '<f>B2*2</f><v>45000</v>' }, { xml: '<f>F2*0.3</f>' }],
        ],
        ['A2', 'Kia', 'Rio', 2020, 'Used', { type: 'e', xml: '<v>#N/A</v>' }, { type: 'str', xml: '<f>"$"&amp;1</f><v>$14,990</v>' }],
      ]),
    ],
    { texts: '<si><t>Kia</t></si><si><r><rPr><strike/></rPr><t>Cerato </t></r><r><t>Rio</t></r><rPh><t>x</t></rPh></si>' },
  )
  const { cars } = await read(file)
  expect(cars.map(({ car: { make, model, km, driveAwayCents } }) => [make, model, km, driveAwayCents])).toEqual([
    ['Kia', 'Rio', 45_000, null],
    ['Kia', 'Rio', null, 1_499_000],
  ])
})

it('the text of merged cells counts for each row (ENT-01)', async () => {
  const rows = [head, car('A1'), ['A2', null, null, 2021, 'Used', 40_000, 15_990], ['A3', null, null, 2022, 'Used', 30_000, 16_990]]
  const { cars } = await read(buildWorkbook([stock(rows, { merged: ['B2:B4', 'C2:C4'] })]))
  expect(cars.map(({ car: { make, model, year } }) => `${year} ${make} ${model}`)).toEqual(['2020 Kia Rio', '2021 Kia Rio', '2022 Kia Rio'])
})

it('titles and blank rows above the headings keep the numbers of rows (ENT-01)', async () => {
  const { cars } = await read(buildWorkbook([stock([['Harbour Motors'], [], head, [], car('A1')])]))
  expect(cars.map(({ row }) => row)).toEqual([5])
})

it.each([
  ['coloured', { style: 2 }, {}, 'background #ffff00'],
  ['struck through', { style: 3 }, {}, 'struck through'],
  ['hidden', {}, { hiddenRows: [3] }, 'hidden row'],
])('a car in a row that is %s waits for what this means (ENT-01, CAR-05)', async (_, style, more, text) => {
  const styled = car('A2').map((cell) => ({ ...style, type: typeof cell === 'number' ? 'n' : 'str', xml: `<v>${cell}</v>` }))
  const { cars, columnQuestions } = await read(buildWorkbook([stock([head, car('A1'), styled], more)], { styles }))
  expect(cars.map(({ car: { status } }) => status)).toEqual(['in_stock', 'draft'])
  expect(columnQuestions()).toMatchObject([{ heading: 'Mark of the row', texts: [{ text }] }])
})

it('a white background is none, and a row that explains a colour is shown with it (ENT-01)', async () => {
  const white = car('A1').map((cell) => ({ style: 6, type: typeof cell === 'number' ? 'n' : 'str', xml: `<v>${cell}</v>` }))
  expect((await read(buildWorkbook([stock([head, white])], { styles }))).unread).toEqual([])
  const yellow = car('A2').map((cell) => ({ style: 2, type: typeof cell === 'number' ? 'n' : 'str', xml: `<v>${cell}</v>` }))
  const legend = [{ style: 2, xml: '' }, 'Sold']
  const { codes } = await workbookTable(buildWorkbook([stock([head, car('A1'), yellow, [], legend])], { styles }))
  expect(codes.get('mark of the row')?.get('background #ffff00')).toBe('Sold')
})

it('several sheets with cars are read below each other by their names (ENT-01)', async () => {
  const file = buildWorkbook([stock([head, car('A1')], { name: 'Used' }), stock([head, [...car('A2')].with(4, '')], { name: 'Sold Nov' })])
  const { cars, questions } = await read(file)
  expect(cars.map(({ car: { stockNumber, status } }) => [stockNumber, status])).toEqual([
    ['A1', 'in_stock'],
    ['A2', 'draft'],
  ])
  expect(questions().map(({ text }) => text)).toContain('Sold Nov')
})

it.each([
  { name: 'two sheets', sheets: [{ name: 'Used' }, { name: 'Demos' }], rows: [2, 4, 7, 9] },
  { name: 'two sheets with a title', sheets: [{ name: 'Used', above: [['Harbour Motors'], []] }, { name: 'Demos' }], rows: [4, 6, 9, 11] },
  { name: 'a sheet whose name says something', sheets: [{ name: 'Demos' }], rows: [2, 4] },
  { name: 'a sheet', sheets: [{ name: 'Sheet1' }], rows: [2, 4] },
])('row numbers of $name are those of the first sheet, and are counted on (ENT-01)', async ({ sheets, rows }) => {
  const file = buildWorkbook(
    sheets.map(({ name, above = [] }: { name: string; above?: string[][] }, index) =>
      stock([...above, head, car(`A${index}`), [], car(`B${index}`).with(3, 1800)], { name }),
    ),
  )
  const { cars, problems } = await read(file)
  expect(
    [...new Set([...cars, ...problems.filter(({ stockNumber }) => stockNumber !== 'Demos')].map(({ row }) => row))].toSorted(
      (one, other) => one - other,
    ),
  ).toEqual(rows)
})

it('a row of a workbook is corrected by its number in the sheet (ENT-01)', async () => {
  const file = buildWorkbook([
    stock([head, car('A1'), car('A2')], { name: 'Used' }),
    stock([head, [...car('A3')].with(4, '')], { name: 'Demos' }),
  ])
  const { cars } = await read(file, { corrections: [{ row: 3, heading: 'Km', value: '61000' }] })
  expect(cars.map(({ car: { stockNumber, km } }) => [stockNumber, km])).toEqual([
    ['A1', 45_000],
    ['A2', 61_000],
    ['A3', 45_000],
  ])
})

it('a sheet that names cars in other columns is refused with the names of the sheets (ENT-01, CAR-05)', async () => {
  const sold = stock(
    [
      ['Stock', 'Date', 'Buyer', 'Price'],
      ['A1', '24/11/2026', 'D Hancock', 14_000],
    ],
    { name: 'Sold Nov' },
  )
  expect(await fault(buildWorkbook([stock([head, car('A1')], { name: 'Live' }), sold]))).toMatch(/“Live” and “Sold Nov”/)
})

it('hidden sheets and sheets without cars are left out, but sentences about prices are asked about (ENT-01, CAR-14)', async () => {
  const file = buildWorkbook([
    stock(
      [
        ['Dealer', 'Phone'],
        ['Harbour', '1'],
      ],
      { name: 'Contacts' },
    ),
    stock([head, car('A1')]),
    stock([['Live prices exclude on-road costs']], { name: 'Notes' }),
    stock([head, car('A9')], { name: 'Old', isHidden: true }),
  ])
  const { cars, questions } = await read(file)
  expect(cars.map(({ car: { stockNumber } }) => stockNumber)).toEqual(['A1'])
  expect(questions().map(({ text }) => text)).toEqual(['Live prices exclude on-road costs'])
})

it('a workbook whose only sheet is named “Sold” offers no car (ENT-01, CAR-05)', async () => {
  const { cars } = await read(buildWorkbook([stock([head, car('A1')], { name: 'Sold' })]))
  expect(cars.map(({ car: { status } }) => status)).not.toContain('in_stock')
})

it('cells with commas, quotes and several lines are one cell (ENT-01)', async () => {
  const file = buildWorkbook([stock([[...head, 'Comments'], car('A1', 'Tidy, "as new"\nTwo keys')])])
  expect((await read(file)).cars[0]?.car.dealerComments).toBe('Tidy, "as new"|Two keys')
})

it.each([
  ['is incomplete', buildWorkbook([stock([head])]).subarray(0, 400), /damaged or incomplete/],
  ['is an archive of another file', buildArchive({ 'stock.csv': 'a,b' }), /compressed archive/],
  ['has no visible sheet', buildWorkbook([stock([head], { isHidden: true })]), /empty, or all its sheets are hidden/],
  ['has broken XML', buildArchive({ 'xl/workbook.xml': '<workbook><sheets>' }), /damaged or incomplete/],
  ['declares entities', buildArchive({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' }), /entities/],
  ['unpacks to more than the limit', buildArchive({ 'xl/workbook.xml': Buffer.alloc(90_000_000, 0x20) }), /80 MB/],
  [
    'has more columns than can be read',
    buildWorkbook([stock([[...head, ...Array.from({ length: 500 }, (_, index) => `C${index}`)]])]),
    /columns/,
  ],
])('a workbook that %s is refused (ENT-01)', async (_, file, message) => expect(await fault(file)).toMatch(message))

it('random changes of a workbook end in a table or a fault (ENT-01)', async () => {
  const file = buildWorkbook([stock([head, car('A1'), car('A2')])], { styles })
  for (let index = 0; index < 300; index++) {
    const changed = Buffer.from(file)
    const at = (index * 7_919) % changed.length
    changed[at] = (changed[at] ?? 0) ^ (1 + ((index * 31) % 255))
    const outcome = await textOf(changed).catch((error: unknown) => error)
    expect(typeof outcome === 'string' || outcome instanceof FeedFault).toBe(true)
  }
})
