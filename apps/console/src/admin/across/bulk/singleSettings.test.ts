import { expect, test } from 'vitest'
import { settingLabel, singleSettings } from './singleSettings'

const find = (pointer: string) => singleSettings('staff').find((entry) => entry.pointer === pointer)

test.each([
  { name: 'a number', pointer: '/search/pageSize', is: true },
  { name: 'a plain list', pointer: '/chat/departments', is: true },
  { name: 'a menu, which merges item by item', pointer: '/navigation/items', is: false },
  { name: 'a picture', pointer: '/identity/logoImage', is: false },
  { name: 'a section', pointer: '/theme', is: false },
])('$name can be given to several sites: $is', ({ pointer, is }) => {
  expect(find(pointer) !== undefined).toBe(is)
})

test('A dealer is offered what a dealer may change', () => {
  const offered = singleSettings('dealer').map(({ pointer }) => pointer)
  expect(offered).toContain('/header/announcement')
  expect(offered).not.toContain('/navigation/openOn')
})

test('A setting is called with its section', () => {
  const entry = find('/search/pageSize')
  expect(entry && settingLabel(entry)).toBe('Stock list › Cars per page')
})
