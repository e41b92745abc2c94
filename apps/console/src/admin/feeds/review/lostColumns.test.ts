import { expect, it } from 'vitest'
import { lostColumns } from './lostColumns'

it.each([
  { name: 'a heading the file has', source: { from: ['Ref'] }, lost: [] },
  { name: 'several headings of which the file has one', source: { from: ['Old ref', 'Ref'] }, lost: [] },
  { name: 'a heading the file lacks', source: { from: ['Old ref'] }, lost: [{ column: 'stockNumber', from: ['Old ref'] }] },
  { name: 'a heading the file lacks, with a fixed value', source: { from: ['Old ref'], constant: 'A1' }, lost: [] },
  { name: 'a fixed value alone', source: { from: [], constant: 'A1' }, lost: [] },
])('the review of a feed reports a field whose headings are missing in the file: $name (ENT-01)', ({ source, lost }) => {
  const mapping = { version: 1 as const, only: [], columns: { stockNumber: { steps: [], ...source } } }
  expect(lostColumns(mapping, ['Ref', 'Make'])).toEqual(lost)
})
