import { search } from '@forecourt/schema/sections/search'
import { expect, it } from 'vitest'
import { sortOrders } from './SearchState'
import { sortLabel } from './sortLabel'

it('names each sort as the editor does (SRC-17)', () => {
  const { enum: orders, 'x-labels': labels } = search.properties.defaultSort
  expect(orders).toEqual(sortOrders)
  expect(sortOrders.map(sortLabel)).toEqual(labels)
})
