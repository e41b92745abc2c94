import { expect, it } from 'vitest'
import { sharedMapping } from './sharedMapping'

const headings = ['Kode', 'Make', 'Model', 'Year', 'Zed']
const taught = (columns: Readonly<Record<string, string>>) => ({
  version: 1,
  columns: Object.fromEntries(Object.entries(columns).map(([column, heading]) => [column, { from: [heading], steps: [] }])),
  only: [],
})
const known = { make: 'Make', model: 'Model', year: 'Year' }

it.each([
  { name: 'that reads more columns than are recognised automatically', columns: { ...known, stockNumber: 'Kode' }, offered: true },
  { name: 'that reads no more columns than are recognised automatically', columns: known, offered: false },
  { name: 'with a heading that the file lacks', columns: { ...known, stockNumber: 'Kode', colour: 'Paint' }, offered: false },
])('Another feed’s mapping $name is suggested: $offered (ENT-01)', ({ columns, offered }) => {
  expect(sharedMapping({ feeds: [{ name: 'Main DMS', mapping: taught(columns) }], formats: [] }, headings)?.name ?? null).toBe(
    offered ? 'Main DMS' : null,
  )
})

it('The mapping that reads most columns is suggested, and no invalid one (ENT-01)', () => {
  const feeds = [
    { name: 'Broken', mapping: { version: 9 } },
    { name: 'Never taught', mapping: null },
    { name: 'Some', mapping: taught({ ...known, stockNumber: 'Kode' }) },
    { name: 'Most', mapping: taught({ ...known, stockNumber: 'Kode', colour: 'Zed' }) },
  ]
  expect(sharedMapping({ feeds, formats: [] }, headings)?.name).toBe('Most')
})

it('A supplier’s format is suggested if no feed of the business reads the headings (ENT-01)', () => {
  const format = { name: 'Supplier', mapping: taught({ ...known, stockNumber: 'Kode', colour: 'Zed' }) }
  const feed = { name: 'Own', mapping: taught({ ...known, stockNumber: 'Kode' }) }
  expect(sharedMapping({ feeds: [], formats: [format] }, headings)).toMatchObject({ by: 'format', name: 'Supplier' })
  expect(sharedMapping({ feeds: [feed], formats: [format] }, headings)).toMatchObject({ by: 'feed', name: 'Own' })
})
