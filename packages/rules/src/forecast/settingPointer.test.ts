import { expect, it } from 'vitest'
import { settingPointer } from './settingPointer'

const config = {
  menu: {
    items: [
      { id: 'cars', label: 'Cars' },
      { id: 'news', label: 'News' },
    ],
  },
  hero: { tags: ['suv', 'ute'] },
}

it.each([
  ['/menu/items/1/label', '/menu/items/news/label'],
  ['/menu/items/0', '/menu/items/cars'],
  ['/menu/items/length', '/menu/items'],
  ['/menu/items/7/label', '/menu/items'],
  ['/hero/tags/1', '/hero/tags'],
  ['/hero/missing/deep', '/hero/missing/deep'],
  ['', ''],
])('a forecast names what a page reads at %s as the setting %s (CFG-12)', (read, expected) => {
  expect(settingPointer(config, read)).toBe(expected)
})
