import { expect, it } from 'vitest'
import { csvText, unmarkedCell } from './csvText'

const lines = (value: string | number | null) =>
  csvText(['A'], [[value]])
    .slice(1)
    .split('\r\n')[1]

it.each([
  { name: 'plain text', value: 'Ana', written: 'Ana' },
  { name: 'nothing', value: null, written: '' },
  { name: 'a number, negative ones too', value: -5, written: '-5' },
  { name: 'a comma', value: 'a, b', written: '"a, b"' },
  { name: 'quotation marks', value: 'say "hi"', written: '"say ""hi"""' },
  { name: 'a formula', value: '=1+1', written: "'=1+1" },
  { name: 'a formula with a comma', value: '=HYPERLINK("x","y")', written: `"'=HYPERLINK(""x"",""y"")"` },
  { name: 'a plus', value: '+61 491', written: "'+61 491" },
  { name: 'a formula in wide letters', value: '＝1+1', written: "'＝1+1" },
  { name: 'an at', value: '@cmd', written: "'@cmd" },
])('a CSV export writes $name', ({ value, written }) => expect(lines(value)).toBe(written))

it('a CSV file keeps line ends within a cell, and starts with a byte order mark', () => {
  expect(csvText(['A', 'B'], [['one\ntwo', 3]])).toBe('\ufeffA,B\r\n"one\ntwo",3\r\n')
})

it.each([
  { cell: '="00121"', read: '00121' },
  { cell: '= "00121"', read: '00121' },
  { cell: '="5 ""door"""', read: '5 "door"' },
  { cell: '=""', read: '' },
  { cell: "'+61 491", read: '+61 491' },
  { cell: '=1+1', read: '=1+1' },
  { cell: '="a"&"b"', read: '="a"&"b"' },
  { cell: '00121', read: '00121' },
])('a cell of a spreadsheet that keeps its text by a mark is read as the text: $cell (ENT-01)', ({ cell, read }) => {
  expect(unmarkedCell(cell)).toBe(read)
})
