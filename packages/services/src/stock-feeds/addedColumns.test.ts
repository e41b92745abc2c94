import { expect, it } from 'vitest'
import { addedColumns } from './addedColumns'
import { suggestedMapping } from './suggestedMapping'
import { unreadHeadings } from './unreadHeadings'

const first = ['Stock number', 'Make', 'Model', 'Year', 'Type', 'Price']
const added = (later: readonly string[], from: readonly string[] = first) => {
  const { mapping } = suggestedMapping(from)
  const found = addedColumns(later, mapping, unreadHeadings(later, mapping))
  return Object.fromEntries(Object.entries(found).map(([heading, { column }]) => [heading, column]))
}

it('a column that a later file adds is offered as the field that it would be in a first file (ENT-01)', () => {
  expect(added([...first, 'Status', 'Odometer', 'Fuel type', 'Channel'])).toEqual({ Status: 'status', Odometer: 'km', 'Fuel type': 'fuel' })
})

it('a renamed column is offered, and one whose field another column of the file gives is not (ENT-01)', () => {
  const withStatus = [...first, 'Availability']
  expect(added([...first, 'Stock status'], withStatus)).toEqual({ 'Stock status': 'status' })
  expect(added([...withStatus, 'Stock status'], withStatus)).toEqual({})
})

it('a column without a field, and an odometer in miles, are not offered (ENT-01)', () => {
  expect(added([...first, 'Memo', 'Miles'])).toEqual({})
})

it('a column is offered with the steps of its field, and alone even if another one is read with it (ENT-01)', () => {
  const { mapping } = suggestedMapping(first)
  expect(addedColumns([...first, 'Comments', 'Odometer'], mapping, ['Comments', 'Odometer'])).toMatchObject({
    Comments: { column: 'comments', source: { from: ['Comments'], steps: [] } },
  })
})
