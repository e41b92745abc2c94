import { expect, test } from 'vitest'
import { isItemList, settingLabel, sharedSettings } from './sharedSettings'

const find = (pointer: string) => sharedSettings('staff').find((entry) => entry.pointer === pointer)

test.each([
  { name: 'a number', pointer: '/search/pageSize', isShared: true },
  { name: 'a plain list', pointer: '/chat/departments', isShared: true },
  { name: 'a menu, item by item', pointer: '/navigation/items', isShared: true },
  { name: 'a picture', pointer: '/identity/logoImage', isShared: true },
  { name: 'the pages, one at a time', pointer: '/pages/list', isShared: true },
  { name: 'a section', pointer: '/theme', isShared: false },
])('$name can be changed at several sites at once: $isShared', ({ pointer, isShared }) => {
  expect(find(pointer) !== undefined).toBe(isShared)
})

test('A dealer is offered only settings that dealers may change', () => {
  const offered = sharedSettings('dealer').map(({ pointer }) => pointer)
  expect(offered).toContain('/header/announcement')
  expect(offered).not.toContain('/navigation/openOn')
})

test('A setting is labelled with its section', () => {
  const entry = find('/search/pageSize')
  expect(entry && settingLabel(entry)).toBe('Stock list › Cars per page')
})

test('Lists of items are distinguished from lists of plain values', () => {
  const isList = (pointer: string) => isItemList(find(pointer) as never)
  expect([isList('/navigation/items'), isList('/card/buttons'), isList('/chat/departments')]).toEqual([true, true, false])
})
