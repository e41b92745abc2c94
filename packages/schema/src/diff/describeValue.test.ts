import { expect, it } from 'vitest'
import { settingAt } from '../settingAt'
import { describeValue } from './describeValue'

it.each([
  { at: '/finance/showWidget', value: true, words: 'on' },
  { at: '/finance/showWidget', value: false, words: 'off' },
  { at: '/search/pageSize', value: 24, words: '24' },
  { at: '/stock/countOverride', value: 12000, words: '12,000' },
  { at: '/theme/brandColour', value: '#1f4fd8', words: '#1f4fd8' },
  { at: '/theme/corners', value: 'soft', words: 'Soft' },
  { at: '/identity/timeZone', value: 'Pacific/Auckland', words: 'Pacific/Auckland' },
  { at: '/header/announcement', value: '', words: 'empty' },
  { at: '/header/announcement', value: 'Open Sunday', words: '“Open Sunday”' },
  { at: '/header/announcement', value: 'x'.repeat(100), words: `“${'x'.repeat(48)}…”` },
  { at: '/header/announcement', value: undefined, words: 'nothing' },
  { at: '/finance/excludedMakes', value: ['Kia'], words: '“Kia”' },
  { at: '/finance/excludedMakes', value: [], words: 'nothing' },
  { at: '/identity/logoImage', value: 'images/a.webp', words: 'a picture' },
  { at: '/identity/logoImage', value: '', words: 'no picture' },
  { at: '/stock/carTypes', value: ['new', 'used'], words: 'New, Used' },
  { at: '/leads/notify', value: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], words: '“a”, “b”, “c”, “d”, “e”, “f” and 2 more' },
  { at: '/navigation/items', value: [{ id: 'service', label: 'Service' }, { id: 'x' }], words: '“Service”, a menu item' },
  { at: '/card/buttons', value: [{ id: 'finance' }, { id: 'details' }], words: 'Finance, Details' },
  { at: '/pages/list/home/blocks', value: [{ id: 'a', kind: 'hero' }], words: 'Hero' },
  { at: '/search/promos', value: [{ id: 'a', title: 'Show Day' }], words: '“Show Day”' },
])('describes $value of $at as $words', ({ at, value, words }) => {
  expect(describeValue(settingAt(at)?.node ?? {}, value)).toBe(words)
})

it('shortens long texts to the part that differs', () => {
  expect(describeValue({ type: 'string' }, `${'a'.repeat(60)} new words ${'b'.repeat(60)}`, 61)).toBe(
    `“…${'a'.repeat(15)} new words ${'b'.repeat(22)}…”`,
  )
})
