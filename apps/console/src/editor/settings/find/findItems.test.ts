import { expect, test } from 'vitest'
import { listCase } from '../../testing/listCase'
import { findItems } from './findItems'

const { config } = listCase()
const cases = [
  { name: 'A menu item is found by its text', query: 'calculator', pointer: '/navigation/items/finance/children/calculator' },
  { name: 'A page is found by its path', query: '/about-us', pointer: '/pages/list/about' },
  { name: 'An item is found by the name of its list', query: 'menu trade', pointer: '/navigation/items/trade-in' },
] as const

test.each(cases)('$name', ({ query, pointer }) => {
  expect(findItems(config, query).map((found) => found.pointer)).toContain(pointer)
})

test('An empty search finds no items', () => expect(findItems(config, '  ')).toEqual([]))
