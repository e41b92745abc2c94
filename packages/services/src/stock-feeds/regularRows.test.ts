import { runs } from '@forecourt/schema/testing/runs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestRecord } from './FeedRecords'
import { createRegularRows, isRegularDelimiter } from './regularRows'
import type { TableProgress } from './TableRow'

const read = (text: string, delimiter = ',', longest = longestRecord) => {
  const file = Buffer.from(text)
  const progress: TableProgress = { rows: [], at: 0, row: 0, width: 0 }
  const isComplete = createRegularRows(file, delimiter, progress, longest)(file.length)
  return { ...progress, isComplete }
}
const cellsOf = (text: string, delimiter?: string) => read(text, delimiter).rows.map(({ cells }) => cells)

const options = { skip_empty_lines: true, relax_column_count: true, relax_quotes: true, trim: true } as const
/** The first rows as the parser reads them. */
const parsed = (text: string, delimiter: string, count: number): readonly (readonly string[])[] =>
  count === 0 ? [] : parse(text, { ...options, delimiter, record_delimiter: ['\r\n', '\n'], to: count })

it('the fast reader of stock files reads quoted cells, trimmed cells, and lines of either ending (ENT-01)', () => {
  expect(cellsOf('a, b ,"c, ""d"""\r\n\n1;2,"x\ny" ,\n 5" wheel,é')).toEqual([
    ['a', 'b', 'c, "d"'],
    ['1;2', 'x\ny', ''],
    ['5" wheel', 'é'],
  ])
  expect(read('a\n\n \nb').rows.map(({ row }) => row)).toEqual([1, 4])
  expect(cellsOf('a\tb\t\n\t\n', '\t')).toEqual([
    ['a', 'b', ''],
    ['', ''],
  ])
})

it.each(['a\n"b" c\nd', 'a\n"b', 'a\n\u00a0b', 'a\n"b"c"\n'])('stops before a row that the parser has to read: %j (ENT-01)', (text) => {
  const { rows, at, row, isComplete } = read(text)
  expect([isComplete, at, row, rows.length]).toEqual([false, 2, 1, 1])
})

it('the fast reader of stock files leaves a row that is too long to the parser (ENT-01)', () => {
  expect(read(`a\n${'b'.repeat(20)}\n`, ',', 10)).toMatchObject({ isComplete: false, at: 2 })
  expect(read(`a\n"${'b'.repeat(20)}"\n`, ',', 10)).toMatchObject({ isComplete: false, at: 2 })
})

it('the fast reader of stock files continues at the next piece of a file, within a row and after blank lines (ENT-01)', () => {
  const file = Buffer.from('a,"long\ncell"\n\n\nb,c\n')
  const progress: TableProgress = { rows: [], at: 0, row: 0, width: 0 }
  const readRows = createRegularRows(file, ',', progress, longestRecord)
  for (let until = 1; until <= file.length; until++) expect(readRows(until)).toBe(true)
  expect(progress.rows).toEqual([
    { row: 1, cells: ['a', 'long\ncell'] },
    { row: 4, cells: ['b', 'c'] },
  ])
})

it('a delimiter is a character of ASCII that ends no line', () => {
  expect([',', ';', '\t', '|', '§', '"', '\n', ''].map(isRegularDelimiter)).toEqual([true, true, true, true, false, false, false, false])
})

it('any rows that it reads are those of the parser (ENT-01)', () => {
  const piece = fc.constantFrom(
    ',',
    ',',
    '\t',
    '"',
    '"',
    '""',
    '"x",',
    ' ',
    '\n',
    '\r\n',
    '\r',
    '\v',
    '\u00a0',
    '\u2003',
    'a',
    'é',
    '🚗',
    '1',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom(',', '\t', ' '), (pieces, delimiter) => {
      const text = pieces.join('')
      const { rows, isComplete } = read(text, delimiter)
      expect(rows.map(({ cells }) => cells)).toEqual(parsed(text, delimiter, isComplete ? Number.MAX_SAFE_INTEGER : rows.length))
    }),
    { numRuns: runs(4_000) },
  )
})
