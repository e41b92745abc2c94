import { expect, it } from 'vitest'
import { settingAt } from '../settingAt'
import { describeValue } from './describeValue'

it.each([
  { at: '/finance/showWidget', value: true, text: 'on' },
  { at: '/finance/showWidget', value: false, text: 'off' },
  { at: '/search/pageSize', value: 24, text: '24' },
  { at: '/stock/countOverride', value: 12000, text: '12,000' },
  { at: '/theme/brandColour', value: '#1f4fd8', text: '#1f4fd8' },
  { at: '/theme/corners', value: 'soft', text: 'Soft' },
  { at: '/identity/timeZone', value: 'Pacific/Auckland', text: 'Pacific/Auckland' },
  { at: '/header/announcement', value: '', text: 'empty' },
  { at: '/header/announcement', value: 'Open Sunday', text: '“Open Sunday”' },
  { at: '/header/announcement', value: 'x'.repeat(100), text: `“${'x'.repeat(48)}…”` },
  { at: '/header/announcement', value: undefined, text: 'nothing' },
  { at: '/finance/excludedMakes', value: ['Kia'], text: '“Kia”' },
  { at: '/finance/excludedMakes', value: [], text: 'nothing' },
  { at: '/identity/logoImage', value: 'images/a.webp', text: 'a picture' },
  { at: '/identity/logoImage', value: '', text: 'no picture' },
  { at: '/stock/carTypes', value: ['new', 'used'], text: 'New, Used' },
  { at: '/leads/notify', value: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], text: '“a”, “b”, “c”, “d”, “e”, “f” and 2 more' },
  { at: '/navigation/items', value: [{ id: 'service', label: 'Service' }, { id: 'x' }], text: '“Service”, a menu item' },
  { at: '/card/buttons', value: [{ id: 'finance' }, { id: 'details' }], text: 'Finance, Details' },
  { at: '/pages/list/home/blocks', value: [{ id: 'a', kind: 'hero' }], text: 'Hero' },
  { at: '/search/promos', value: [{ id: 'a', title: 'Show Day' }], text: '“Show Day”' },
])('the publish dialog describes $value of $at as $text', ({ at, value, text }) => {
  expect(describeValue(settingAt(at)?.node ?? {}, value)).toBe(text)
})

it('the list of changes shortens long texts to the part that differs', () => {
  expect(describeValue({ type: 'string' }, `${'a'.repeat(60)} new words ${'b'.repeat(60)}`, 61)).toBe(
    `“…${'a'.repeat(15)} new words ${'b'.repeat(22)}…”`,
  )
})
