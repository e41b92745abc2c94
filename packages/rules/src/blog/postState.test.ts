import { expect, it } from 'vitest'
import { postState } from './postState'

const sydneyAndPerth = ['Australia/Sydney', 'Australia/Perth']
/** Ten past nine in the morning in Sydney, ten past six in Perth. */
const now = '2026-11-24T22:10:00Z'

it.each([
  ['a draft of long ago', { state: 'draft', publishOn: '2026-01-01', publishTime: null }, 'draft'],
  ['one with a past date', { state: 'published', publishOn: '2026-11-24', publishTime: '23:59' }, 'live'],
  ['one with today’s date', { state: 'published', publishOn: '2026-11-25', publishTime: null }, 'live'],
  ['one whose time has passed in all zones', { state: 'published', publishOn: '2026-11-25', publishTime: '06:10' }, 'live'],
  ['one whose time has passed only in Sydney', { state: 'published', publishOn: '2026-11-25', publishTime: '09:00' }, 'scheduled'],
  ['one scheduled for this evening', { state: 'published', publishOn: '2026-11-25', publishTime: '17:00' }, 'scheduled'],
  ['one scheduled for tomorrow', { state: 'published', publishOn: '2026-11-26', publishTime: null }, 'scheduled'],
] as const)('the state of $0 is $2 (RTE-24)', (_name, post, is) => expect(postState(post, now, sydneyAndPerth)).toBe(is))
