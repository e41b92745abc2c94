import { search } from '@forecourt/schema/sections/search'
import { expect, it } from 'vitest'
import { sortOrders } from './SearchState'
import { sortLabel } from './sortLabel'

it('names each sort as the editor does (SRC-17)', () => {
  const { enum: orders, 'x-labels': labels } = search.properties.defaultSort
  expect(orders).toEqual(sortOrders)
  expect(sortOrders.map((order) => sortLabel(order))).toEqual(labels)
})

it('calls the recommended order near a postcode by what it is there (SRC-17)', () => {
  expect(sortLabel('recommended', true)).toBe('Nearest first')
  expect(sortLabel('price_asc', true)).toBe('Price, low to high')
})
