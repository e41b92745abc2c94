import { describe, expect, it } from 'vitest'
import { correctedFile } from './correctedRecords'
import type { FeedMapping } from './FeedMapping'
import { FeedFault } from './FeedRecords'
import { firstStock } from './firstStock'
import { previewFile } from './previewFile'
import { refusedRowsFile } from './refusedRowsFile'

let next = 0
const context = {
  ...{ dealershipId: 'd', locationId: '0', now: '2026-06-01T02:00:00.000Z', makes: [], mapping: null, priceType: 'egc' as const },
  newId: () => `car-${next++}`,
  places: [
    { locationId: '0', called: ['Tamworth'] },
    { locationId: '1', called: ['Armidale'] },
  ],
}
const encode = (text: string) => new TextEncoder().encode(text)
const file = encode(
  `Stock number,Make,Model,Year,Type,Yard\nA1,Kia,Rio,2020,Used,Armidale\nA2,Kia,Rio,soon,Used,Tamworth\nA3,Kia,Rio,2021,Pre,Tamworth\nA4,Kia,Cerato,2022,Used,Tamworth\n`,
)

describe('the preview of a stock file', () => {
  it.each([
    { country: 'AU', becomes: '$24,990 excluding government charges' },
    { country: 'NZ', becomes: '$24,990 plus on-road costs' },
  ] as const)('prices become those of $country’s terms (CFG-02, CAR-14)', async ({ country, becomes }) => {
    const priced = encode('Stock number,Make,Model,Year,Type,Price\nA1,Kia,Rio,2020,Used,24990\n')
    const { rows } = await previewFile(priced, { ...context, country })
    expect(rows[0]?.cells.find(({ column }) => column === 'price')?.becomes).toBe(becomes)
  })

  it('the preview of a stock file shows how its rows would be imported, and the number of cars it would add (ENT-01)', async () => {
    const { headings, problem, questions, rows, mapping } = await previewFile(file, context)
    expect({ headings: headings.length, problem, columns: Object.keys(mapping.columns).length }).toEqual({
      ...{ headings: 6, problem: null, columns: 6 },
    })
    expect(questions.map(({ column, text }) => [column, text])).toEqual([['carType', 'Pre']])
    expect(rows.map(({ row, refused, waits }) => [row, refused, waits])).toEqual([
      [2, null, false],
      [3, '“soon” isn’t a year of a car.', false],
      [4, null, true],
      [5, null, false],
    ])
    expect(await firstStock(file, context)).toMatchObject({
      ...{ rows: 4, cars: 2, names: ['2020 Kia Rio', '2022 Kia Cerato'], carsByLocation: { 0: 1, 1: 1 }, withoutPlate: { 0: 1, 1: 1 } },
      problems: [{ row: 3, heading: 'Year', refused: true }],
    })
  })

  it('the preview of a stock file shows a row as waiting if the import waits for an answer about an unread column (ENT-01)', async () => {
    const withColumn = encode('Stock number,Make,Model,Year,Type,Price,RRP\nA1,Kia,Rio,2020,Used,18990,21990\n')
    const { rows, columnQuestions } = await previewFile(withColumn, context)
    expect(columnQuestions.map(({ heading }) => heading)).toEqual(['RRP'])
    expect(rows).toMatchObject([{ row: 2, refused: null, waits: true }])
  })

  it('the preview of a later file offers the fields of its added columns, and its cars wait until a user has decided (ENT-01)', async () => {
    const { mapping } = await previewFile(encode('Stock number,Make,Model,Year,Type\nA1,Kia,Rio,2020,Used\n'), context)
    const later = encode('Stock number,Make,Model,Year,Type,Status\nA1,Kia,Rio,2020,Used,Sold\n')
    const preview = await previewFile(later, { ...context, mapping })
    expect(preview.added).toEqual({ Status: { column: 'status', source: { from: ['Status'], steps: [] } } })
    expect(preview.mapping.columns.status).toBeUndefined()
    expect(preview.columnQuestions.map(({ heading }) => heading)).toEqual(['Status'])
    expect(preview.rows).toMatchObject([{ waits: true }])
  })

  const [first, second] = ['A1,Kia,Rio,2020,Used,41000', 'A2,Kia,Cerato,2021,Used,32000']
  const byPlace = (mapping: FeedMapping): FeedMapping => ({
    ...mapping,
    columns: Object.fromEntries(
      ['stockNumber', 'make', 'model', 'year', 'carType', 'km'].map((column, index) => [
        column,
        { from: [`Column ${index + 1}`], steps: [] },
      ]),
    ),
  })

  it.each([
    { name: 'of two cars', rows: [first, second] },
    { name: 'of one car', rows: [first] },
    { name: 'with a quoted text', rows: [`"A1",Kia,Rio,2020,Used,"41,000"`, second] },
    { name: 'with tabs', rows: [first, second].map((row) => row.replaceAll(',', '\t')) },
  ])('the preview of a file without headings $name offers its columns by place, and reads its first car (ENT-01)', async ({ rows }) => {
    const bytes = encode(rows.map((row) => `${row}\n`).join(''))
    const { headings, top, mapping, problem } = await previewFile(bytes, context)
    expect([headings[0], headings.length, top?.headingsRow, mapping.headingsRow]).toEqual(['Column 1', 6, 0, 0])
    expect(problem).toContain('It is not clear which heading is')
    const mapped = { ...context, mapping: byPlace(mapping) }
    expect(await firstStock(bytes, mapped)).toMatchObject({ rows: rows.length, cars: rows.length, problems: [] })
    const corrected = await correctedFile(bytes, [{ row: 1, heading: 'Column 3', value: 'Stonic' }], { headingsRow: 0 })
    expect((await firstStock(corrected, mapped)).names[0]).toBe('2020 Kia Stonic')
  })

  it('the preview of a file reads its first row as a car if a user says that it has no headings (ENT-01)', async () => {
    const bytes = encode('A1,Kia,Rio,new\nA2,Kia,Rio,new\n')
    expect((await previewFile(bytes, context)).headings[0]).toBe('A1')
    const { headings, top, rows } = await previewFile(bytes, { ...context, mapping: { version: 1, columns: {}, only: [], headingsRow: 0 } })
    expect([headings[0], top?.headingsRow, rows.length]).toEqual(['Column 1', 0, 2])
  })

  it('the preview of a file with headings of its own has no car as its headings (ENT-01)', async () => {
    for (const head of ['Bestandsnummer,Marke,Modell,Baujahr', 'Code,2025 plan,2026 plan,Name'])
      expect((await previewFile(encode(`${head}\n${first}\n`), context)).top?.headingsRow).toBe(1)
  })

  it('the preview of a stock file uses corrected cells in the rows, the count and the file of refused rows (ENT-01)', async () => {
    const corrected = {
      ...context,
      corrections: [
        { row: 3, heading: 'Year', value: '2019' },
        { row: 4, heading: 'Type', value: 'soon' },
      ],
    }
    expect((await previewFile(file, corrected)).rows[1]).toMatchObject({ refused: null, raw: { Year: '2019' } })
    expect(await firstStock(file, corrected)).toMatchObject({ cars: 3, problems: [] })
    expect((await refusedRowsFile(file, corrected)).split('\r\n').slice(1, -1)).toEqual([
      expect.stringMatching(/^4,this field,Type,.*,A3,Kia,Rio,2021,soon,Tamworth$/),
    ])
  })

  it('the preview of a stock file offers the cells of a row with more values than headings, and keeps them in the file of refused rows (ENT-01)', async () => {
    const wide = encode(
      'Stock number,Make,Model,Year,Type,Price,Yard\nA1,Kia,Rio,2020,Used,14,990,Armidale\nA2,Kia,Rio,2021,Used,9990,Tamworth\n',
    )
    const cells = ['A1', 'Kia', 'Rio', '2020', 'Used', '14', '990', 'Armidale']
    expect(await firstStock(wide, context)).toMatchObject({
      ...{ rows: 2, cars: 1, problems: [{ row: 2, heading: null, refused: true }], unreadable: [{ row: 2, cells, delimiter: ',' }] },
    })
    expect((await refusedRowsFile(wide, context)).split('\r\n').slice(1, -1)).toEqual([
      expect.stringMatching(/^2,the whole car,,.*,A1,Kia,Rio,2020,Used,14,990,Armidale$/),
    ])
    const corrections = [{ row: 2, cells: ['A1', 'Kia', 'Rio', '2020', 'Used', '14,990', 'Armidale'] }]
    expect(await firstStock(wide, { ...context, corrections })).toMatchObject({ cars: 2, problems: [], unreadable: [] })
    expect((await previewFile(wide, { ...context, corrections })).rows[0]).toMatchObject({ refused: null, raw: { Price: '14,990' } })
  })

  it('the preview of a stock file shows a month without a day, and comments with their line breaks (ENT-01)', async () => {
    const dated = encode(
      'Stock number,Make,Model,Year,Type,Build date,Compliance date,Comments\nA1,Kia,Rio,2020,Used,03/2019,Apr-19,"Two lines\nof them"\n',
    )
    const { rows } = await previewFile(dated, context)
    const becomes = rows[0]?.cells.filter(({ column }) => ['buildDate', 'complianceDate', 'comments'].includes(column))
    expect(becomes?.map((cell) => cell.becomes)).toEqual(['Mar 2019', 'Apr 2019', 'Two lines\nof them'])
  })

  it('the preview of a stock file marks a car as waiting when its make is uncertain (ENT-01)', async () => {
    const doubted = encode('Stock number,Make,Model,Year,Type\nA1,Wolkswagon,Golf,2020,Used\n')
    const { rows } = await previewFile(doubted, { ...context, makes: [{ name: 'Volkswagen', models: [] }] })
    expect(rows).toMatchObject([{ waits: true, refused: expect.stringContaining('Volkswagen') }])
  })

  it('the preview of a stock file names a required field without a column, and refuses an empty file (ENT-01)', async () => {
    const unmapped = encode('Kode,Make,Model,Year,Type\nA1,Kia,Rio,2020,Used\n')
    expect(await previewFile(unmapped, context)).toMatchObject({
      problem: 'It is not clear which heading is “Stock number”.',
      questions: [],
    })
    await expect(previewFile(encode(''), context)).rejects.toThrow(FeedFault)
  })
})
