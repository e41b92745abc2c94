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

const cases: { name: string; chosen: SettingFilter[]; query?: string; left: [string, string][] }[] = [
  { name: 'Without a filter nothing is filtered', chosen: [], left: [] },
  { name: 'One filter leaves its own', chosen: ['errors'], left: [['/search/pageSize', 'Too many.']] },
  {
    name: 'Two filters leave what fits both, in the words of the more telling one',
    chosen: ['overridden', 'sincePublish'],
    left: [
      ['/theme/brandColour', 'red → blue'],
      ['/navigation/items/stock', ''],
    ],
  },
  { name: 'Filters that share nothing leave nothing', chosen: ['errors', 'sincePublish'], left: [] },
  { name: 'Words narrow a filter further', chosen: ['overridden'], query: 'BRAND red', left: [['/theme/brandColour', 'red']] },
  { name: 'Keys count as words', chosen: ['overridden'], query: 'pageSize', left: [['/search/pageSize', '']] },
]

test.each(cases)('$name', ({ chosen, query = '', left }) => {
  expect(filteredSettings(lists, new Set(chosen), query).map(({ pointer, text }) => [pointer, text])).toEqual(left)
})
