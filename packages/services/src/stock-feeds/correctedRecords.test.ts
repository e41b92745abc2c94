import { unmarkedCell } from '@forecourt/rules/text/csvText'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CellCorrection, correctedFile, correctedRecords, type RowCorrection } from './correctedRecords'
import { parseRecords } from './parseRecords'

const encode = (text: string) => new TextEncoder().encode(text)
const rowsOf = async ({ headings, batches }: Awaited<ReturnType<typeof parseRecords>>) => {
  const rows: { row: number; cells: string[] }[] = []
  for await (const batch of batches)
    for (const { row, values } of batch) rows.push({ row, cells: headings.map((heading) => values.get(heading) ?? '') })
  return rows
}
const cellsOf = async (records: Awaited<ReturnType<typeof parseRecords>>) => (await rowsOf(records)).map(({ cells }) => cells)

const table = 'Stock report\n\nRef,Make,Model,Year\nA1,Kia,Rio,soon\nA2,Kia,,2020\n'
const head = 'Ref,Make,Model,Comments'
const wide = `${head}\nA1,Kia,Rio,tidy, one owner\nA2,Kia,Ceed,fine\n`
const badlyQuoted = `${head}\nA1,Kia,"Rio" x",tidy\nA2,Kia,Ceed,fine\n`
const unreadableOf = async (file: string, corrections: readonly (CellCorrection | RowCorrection)[] = []) => {
  const found: { row: number; cells: readonly string[]; delimiter: string }[] = []
  for await (const batch of (await correctedRecords(encode(file), corrections)).batches)
    for (const { row, unreadable } of batch) if (unreadable) found.push({ row, cells: unreadable.cells, delimiter: unreadable.delimiter })
  return found
}
const tree = '{"cars":[{"ref":"A1","make":"Kia"},{"ref":"A2","make":"Kja","photos":["1","2"]}]}'

describe('a corrected cell', () => {
  it.each([
    {
      name: 'a table with a title row',
      file: table,
      corrections: [
        { row: 4, heading: 'Year', value: '2021' },
        { row: 5, heading: 'Model', value: '=Rio, "S"' },
      ],
      cells: [
        ['A1', 'Kia', 'Rio', '2021'],
        ['A2', 'Kia', '=Rio, "S"', '2020'],
      ],
    },
    {
      name: 'a JSON tree',
      file: tree,
      corrections: [{ row: 2, heading: 'make', value: 'Kia' }],
      cells: [
        ['A1', 'Kia', ''],
        ['A2', 'Kia', '1\n2'],
      ],
    },
    {
      name: 'a file with a cell corrected twice',
      file: table,
      corrections: [
        { row: 4, heading: 'Year', value: '2019' },
        { row: 4, heading: 'Year', value: '2021' },
      ],
      cells: [
        ['A1', 'Kia', 'Rio', '2021'],
        ['A2', 'Kia', '', '2020'],
      ],
    },
    {
      name: 'a file without the corrected row or column',
      file: table,
      corrections: [
        { row: 99, heading: 'Year', value: '2019' },
        { row: 4, heading: 'Colour', value: 'Red' },
      ],
      cells: [
        ['A1', 'Kia', 'Rio', 'soon'],
        ['A2', 'Kia', '', '2020'],
      ],
    },
  ])(
    'a corrected cell is read in place of the file’s value, also from the stored file, in $name (ENT-01)',
    async ({ file, corrections, cells }) => {
      expect(await cellsOf(await correctedRecords(encode(file), corrections))).toEqual(cells)
      expect(await cellsOf(await parseRecords(await correctedFile(encode(file), corrections)))).toEqual(cells)
    },
  )

  it('a corrected cell leaves a file without corrections unchanged', async () => {
    const bytes = encode(table)
    expect(await correctedFile(bytes, [])).toBe(bytes)
  })

  // A quote before a formula is the escape of a spreadsheet, and no part of a cell.
  it('a corrected cell leaves every other cell unchanged, whatever it contains (ENT-01)', () => {
    const cell = fc.oneof(
      fc.constantFrom('', 'a', '1,5', "'x", '-5', '="1"', 'a"b', 'x;y', 'line\nend'),
      fc.stringMatching(/^[a-z0-9 ,;"'|=-]{0,8}$/),
    )
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
    return fc.assert(
      fc.asyncProperty(rows, fc.nat(7), cell, async (given, place, value) => {
        const written = JSON.stringify({ cars: given.map(([make, model], index) => ({ stock: `S${index}`, make, model })) })
        const corrections: CellCorrection[] = [{ row: 1 + (place % given.length), heading: 'make', value }]
        // Twice: a marked cell may contain another form of mark, such as '="" with a quote before it.
        const trimmed = (all: string[][]) => all.map((cells) => cells.map((each) => unmarkedCell(unmarkedCell(each.trim()))))
        const [read, corrected] = [
          await cellsOf(await correctedRecords(encode(written), corrections)),
          await cellsOf(await parseRecords(await correctedFile(encode(written), corrections))),
        ]
        expect(trimmed(corrected)).toEqual(trimmed(read))
      }),
      { numRuns: 60 },
    )
  })
})

describe('a row that can’t be parsed', () => {
  const fixed = { row: 2, cells: ['A1', 'Kia', 'Rio', 'tidy, one owner'] }
  const second = ['A2', 'Kia', 'Ceed', 'fine']

  it.each([
    { name: 'more values than headings', file: wide, cells: ['A1', 'Kia', 'Rio', 'tidy', 'one owner'], delimiter: ',' },
    { name: 'semicolons as separators', file: wide.replaceAll(',', ';'), cells: ['A1', 'Kia', 'Rio', 'tidy', 'one owner'], delimiter: ';' },
    { name: 'an unmatched quote', file: badlyQuoted, cells: ['A1', 'Kia', '"Rio" x"', 'tidy'], delimiter: ',' },
  ])(
    'a row that can’t be parsed offers its cells to staff, who assign them to the headings: $name (ENT-01)',
    async ({ file, cells, delimiter }) => {
      expect(await unreadableOf(file)).toEqual([{ row: 2, cells, delimiter }])
      expect(await unreadableOf(file, [fixed])).toEqual([])
      const rows = [fixed.cells, second]
      expect(await cellsOf(await correctedRecords(encode(file), [fixed]))).toEqual(rows)
      expect(await cellsOf(await parseRecords(await correctedFile(encode(file), [fixed])))).toEqual(rows)
    },
  )

  it.each([
    { name: 'a single cell', correction: { row: 2, heading: 'Comments', value: 'tidy' } },
    { name: 'as many values as before', correction: { row: 2, cells: ['A1', 'Kia', 'Rio', 'tidy', 'one owner'] } },
    { name: 'a different row', correction: { row: 3, cells: ['A2', 'Kia', 'Ceed', 'good'] } },
  ])('a row that can’t be parsed stays unparsed after a correction of $name, also in the stored file (ENT-01)', async ({ correction }) => {
    expect(await unreadableOf(wide, [correction])).toHaveLength(1)
    const corrected = String(await correctedFile(encode(wide), [correction]))
    expect(await unreadableOf(corrected)).toHaveLength(1)
  })

  it('a row that can’t be parsed accepts another correction of a cell, and leaves headings without a value empty (ENT-01)', async () => {
    const corrections = [{ row: 2, heading: 'Model', value: 'Picanto' }, fixed]
    expect(await cellsOf(await correctedRecords(encode(wide), corrections))).toEqual([['A1', 'Kia', 'Picanto', 'tidy, one owner'], second])
    expect(await cellsOf(await correctedRecords(encode(wide), [{ row: 2, cells: ['A1', 'Kia'] }]))).toEqual([['A1', 'Kia', '', ''], second])
  })

  it('a row that can’t be parsed is offered without cells if it is too long to edit (ENT-01)', async () => {
    const long = `${head}\nA1,Kia,Rio,${'very long,'.repeat(3_000)}x\nA2,Kia,Ceed,fine\nA3,Kia,Ceed,fine\n`
    expect(await unreadableOf(long)).toEqual([{ row: 2, cells: [], delimiter: ',' }])
  })

  it('a row that can’t be parsed is read exactly as staff corrected it (ENT-01)', () => {
    const cell = fc.stringMatching(/^[a-z0-9 ,;"'|=-]{0,8}$/)
    return fc.assert(
      fc.asyncProperty(cell, cell, async (model, comments) => {
        const entered = ['A1', 'Kia', model, comments]
        const corrections = [{ row: 2, cells: entered }]
        const trimmed = (all: string[][]) => all.map((cells) => cells.map((each) => unmarkedCell(each.trim())))
        const read = await cellsOf(await correctedRecords(encode(wide), corrections))
        expect(read[0]).toEqual(entered)
        const corrected = await cellsOf(await parseRecords(await correctedFile(encode(wide), corrections)))
        expect(trimmed(corrected)).toEqual(trimmed(read))
      }),
      { numRuns: 60 },
    )
  })
})
