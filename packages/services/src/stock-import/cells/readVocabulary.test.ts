import { expect, it } from 'vitest'
import { parseColumn } from '../parseColumn'
import type { ImportColumn } from '../stockColumns'

const now = '2026-06-01T02:00:00.000Z'
const read = (column: ImportColumn, text: string): unknown => {
  const outcome = parseColumn(column, text, now)
  return outcome.is === 'understood' ? outcome.value : outcome.is
}

/** Columns in which no answer means that a car or its price is shown. */
const columns: readonly ImportColumn[] = ['website', 'hidden', 'sold', 'reserved', 'demo', 'priceShown', 'priceHidden', 'status']
const open = [
  ...['TBC', 'TBA', 't.b.d.', 'Unknown', 'Not confirmed', 'Not decided', 'Not set', 'Not specified', 'To be advised', '?', '??'],
  ...['Default', 'Select', 'Please select', '-- Select --', 'Coming', 'To come', 'Other', 'Misc', 'Test', 'xxx', 'No data', '*'],
]
it.each(columns)('a text under %s that is no answer is not understood, so it is asked (ENT-01, CAR-05)', (column) =>
  expect(open.map((text) => [text, read(column, text)])).toEqual(open.map((text) => [text, 'not understood'])),
)

it.each(columns)('what programs write for nothing under %s is empty (ENT-01)', (column) => {
  const texts = ['', ' ', '-', '--', '–', '.', 'null', 'undefined', 'NaN', '#N/A', '(blank)']
  expect(texts.map((text) => [text, read(column, text)])).toEqual(texts.map((text) => [text, 'empty']))
})

it.each<{ column: ImportColumn; values: Readonly<Record<string, unknown>> }>([
  {
    column: 'website',
    values: { Unlisted: false, 'Not available': false, None: false, '(none)': false, Nil: 'not understood', 'N/A': 'not understood' },
  },
  {
    column: 'hidden',
    values: { None: false, Nil: false, 'N/A': 'empty', Unlisted: 'not understood', 'Not available': 'not understood' },
  },
  { column: 'sold', values: { None: false, Nil: false, 'N/A': 'empty', 'Not available': 'not understood', '0000-00-00': 'empty' } },
  { column: 'reserved', values: { None: false, Nil: false, 'N/A': 'empty', 'Not available': 'not understood' } },
  { column: 'priceShown', values: { None: false, Nil: false, 'N/A': 'not understood', 'Not available': 'not understood' } },
  { column: 'priceHidden', values: { None: false, Nil: false, 'N/A': 'empty', 'Not available': 'not understood' } },
  {
    column: 'status',
    values: { None: 'not understood', Nil: 'not understood', 'N/A': 'not understood', Unlisted: 'withdrawn', 'Not available': 'withdrawn' },
  },
  { column: 'body', values: { 'Pick up': 'ute', 'Pick-up': 'ute', 'Pick one': 'empty' } },
])('a word for none under $column is read as that column means it (ENT-01, CAR-05)', ({ column, values }) =>
  expect(Object.keys(values).map((text) => [text, read(column, text)])).toEqual(Object.entries(values)),
)

it('of several headings, one without an answer leaves the column open unless another decides (ENT-01)', () => {
  expect(['Yes\nTBC', 'TBC\nNo', 'Yes\n-', 'Yes\nUnlisted'].map((text) => read('website', text))).toEqual([
    ...['not understood', false, true, false],
  ])
  expect(['No\nTBC', 'TBC\nYes', 'No\nN/A'].map((text) => read('sold', text))).toEqual(['not understood', true, false])
})
