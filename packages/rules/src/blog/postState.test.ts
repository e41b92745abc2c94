import { expect, it } from 'vitest'
import { postState } from './postState'

const sydneyAndPerth = ['Australia/Sydney', 'Australia/Perth']
/** Ten past nine in the morning in Sydney, ten past six in Perth. */
const now = '2026-11-24T22:10:00Z'

it.each([
  { name: 'a draft of long ago', post: { state: 'draft', publishOn: '2026-01-01', publishTime: null }, is: 'draft' },
  { name: 'one of a day that is past', post: { state: 'published', publishOn: '2026-11-24', publishTime: '23:59' }, is: 'live' },
  { name: 'one of today', post: { state: 'published', publishOn: '2026-11-25', publishTime: null }, is: 'live' },
  {
    name: 'one of a time that has come everywhere',
    post: { state: 'published', publishOn: '2026-11-25', publishTime: '06:10' },
    is: 'live',
  },
  {
    name: 'one of a time that has come in Sydney alone',
    post: { state: 'published', publishOn: '2026-11-25', publishTime: '09:00' },
    is: 'scheduled',
  },
  { name: 'one of this evening', post: { state: 'published', publishOn: '2026-11-25', publishTime: '17:00' }, is: 'scheduled' },
  { name: 'one of tomorrow', post: { state: 'published', publishOn: '2026-11-26', publishTime: null }, is: 'scheduled' },
] as const)('calls $name $is (RTE-24)', ({ post, is }) => {
  expect(postState(post, now, sydneyAndPerth)).toBe(is)
})
