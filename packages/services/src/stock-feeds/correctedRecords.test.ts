import { unmarkedCell } from '@forecourt/rules/text/unmarkedCell'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CellCorrection, correctedFile, correctedRecords } from './correctedRecords'
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
const tree = '{"cars":[{"ref":"A1","make":"Kia"},{"ref":"A2","make":"Kja","photos":["1","2"]}]}'

describe('a cell a person corrected', () => {
  it.each([
    {
      name: 'a table with a title above it',
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
      name: 'a tree',
      file: tree,
      corrections: [{ row: 2, heading: 'make', value: 'Kia' }],
      cells: [
        ['A1', 'Kia', ''],
        ['A2', 'Kia', '1\n2'],
      ],
    },
    {
      name: 'a cell corrected twice',
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
      name: 'rows and columns the file lacks',
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
  ])('is read in place of what the file has, and kept, in $name (ENT-01)', async ({ file, corrections, cells }) => {
    expect(await cellsOf(await correctedRecords(encode(file), corrections))).toEqual(cells)
    expect(await cellsOf(await parseRecords(await correctedFile(encode(file), corrections)))).toEqual(cells)
  })

  it('leaves a file without one as it is', async () => {
    const bytes = encode(table)
    expect(await correctedFile(bytes, [])).toBe(bytes)
  })

  // A quotation mark before what begins like a formula is read as the mark of a spreadsheet, and is no part of a cell of a table.
  it('keeps every other cell as it is read, whatever is in them (ENT-01)', () => {
    const cell = fc.oneof(
      fc.constantFrom('', 'a', '1,5', "'x", '-5', '="1"', 'a"b', 'x;y', 'line\nend'),
      fc.stringMatching(/^[a-z0-9 ,;"'|=-]{0,8}$/),
    )
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
    return fc.assert(
      fc.asyncProperty(rows, fc.nat(7), cell, async (given, place, value) => {
        const written = JSON.stringify({ cars: given.map(([make, model], index) => ({ stock: `S${index}`, make, model })) })
        const corrections: CellCorrection[] = [{ row: 1 + (place % given.length), heading: 'make', value }]
        const trimmed = (all: string[][]) => all.map((cells) => cells.map((each) => unmarkedCell(each.trim())))
        const [read, kept] = [
          await cellsOf(await correctedRecords(encode(written), corrections)),
          await cellsOf(await parseRecords(await correctedFile(encode(written), corrections))),
        ]
        expect(trimmed(kept)).toEqual(trimmed(read))
      }),
      { numRuns: 60 },
    )
  })
})
