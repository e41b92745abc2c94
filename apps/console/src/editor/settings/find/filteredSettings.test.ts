import { expect, test } from 'vitest'
import { filteredSettings } from './findItems'
import type { FoundSetting, SettingFilter } from './SettingFilter'

const found = (pointer: string, text = ''): FoundSetting => ({ pointer, title: pointer, text })
const lists = {
  overridden: [found('/theme/brandColour', 'red'), found('/navigation/items/stock/label'), found('/search/pageSize')],
  sincePublish: [found('/theme/brandColour', 'red → blue'), found('/navigation/items/stock')],
  errors: [found('/search/pageSize', 'Too many.')],
  warnings: [],
}

const cases: { name: string; chosen: SettingFilter[]; query?: string; expected: [string, string][] }[] = [
  { name: 'Without a filter no settings are listed', chosen: [], expected: [] },
  { name: 'One filter lists its settings', chosen: ['errors'], expected: [['/search/pageSize', 'Too many.']] },
  {
    name: 'Two filters list settings that match both, with the more detailed text',
    chosen: ['overridden', 'sincePublish'],
    expected: [
      ['/theme/brandColour', 'red → blue'],
      ['/navigation/items/stock', ''],
    ],
  },
  { name: 'Filters without a common setting list none', chosen: ['errors', 'sincePublish'], expected: [] },
  { name: 'A search narrows a filter', chosen: ['overridden'], query: 'BRAND red', expected: [['/theme/brandColour', 'red']] },
  { name: 'A search matches the keys of settings', chosen: ['overridden'], query: 'pageSize', expected: [['/search/pageSize', '']] },
]

test.each(cases)('$name', ({ chosen, query = '', expected }) => {
  expect(filteredSettings(lists, new Set(chosen), query).map(({ pointer, text }) => [pointer, text])).toEqual(expected)
})
