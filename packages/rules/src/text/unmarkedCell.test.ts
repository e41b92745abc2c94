import { expect, it } from 'vitest'
import { csvCell, unmarkedCell } from './csvText'

it.each([
  { name: 'a formula that was marked', cell: "'=1+1", is: '=1+1' },
  { name: 'a phone number', cell: "'+61 491", is: '+61 491' },
  { name: 'a formula in wide letters', cell: "'＝1+1", is: '＝1+1' },
  { name: 'a name with an apostrophe', cell: "'Ohana", is: "'Ohana" },
  { name: 'an apostrophe alone', cell: "'", is: "'" },
  { name: 'nothing', cell: '', is: '' },
])('an import removes the formula mark from a cell: $name (ENT-01)', ({ cell, is }) => expect(unmarkedCell(cell)).toBe(is))

it.each(['=1+1', '+61 491', '-5 %', '@cmd', '＠cmd', 'plain'])('%s is unchanged after writing and parsing', (text) => {
  expect(unmarkedCell(csvCell(text))).toBe(text)
})
