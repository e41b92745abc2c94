import { search } from '@forecourt/schema/sections/search'
import { expect, it } from 'vitest'
import { sortOrders } from '../SearchState'
import { sortLabel } from './sortLabel'

it('the sort menu names each sort as the editor does (SRC-17)', () => {
  const { enum: orders, 'x-labels': labels } = search.properties.defaultSort
  expect(orders).toEqual(sortOrders)
  expect(sortOrders.map((order) => sortLabel(order))).toEqual(labels)
})

it('the sort menu names the recommended order near a postcode by distance (SRC-17)', () => {
  expect(sortLabel('recommended', { isNear: true })).toBe('Nearest first')
  expect(sortLabel('price_asc', { isNear: true })).toBe('Price, low to high')
})

it('the sort menu distinguishes the purchase price from the price per week (SRC-17, CAR-14)', () => {
  expect(sortLabel('price_asc', { byTheWeek: true })).toBe('Purchase price, low to high')
  expect(sortLabel('weekly_asc', { byTheWeek: true })).toBe('Price per week, low to high')
})
