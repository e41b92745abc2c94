import { expect, it } from 'vitest'
import { postState } from './postState'

const sydneyAndPerth = ['Australia/Sydney', 'Australia/Perth']
/** Ten past nine in the morning in Sydney, ten past six in Perth. */
const now = '2026-11-24T22:10:00Z'

it.each([
  ['a draft of long ago', { state: 'draft', publishOn: '2026-01-01', publishTime: null }, 'draft'],
  ['one of a day that is past', { state: 'published', publishOn: '2026-11-24', publishTime: '23:59' }, 'live'],
  ['one of today', { state: 'published', publishOn: '2026-11-25', publishTime: null }, 'live'],
  ['one of a time that has come everywhere', { state: 'published', publishOn: '2026-11-25', publishTime: '06:10' }, 'live'],
  ['one of a time that has come in Sydney alone', { state: 'published', publishOn: '2026-11-25', publishTime: '09:00' }, 'scheduled'],
  ['one of this evening', { state: 'published', publishOn: '2026-11-25', publishTime: '17:00' }, 'scheduled'],
  ['one of tomorrow', { state: 'published', publishOn: '2026-11-26', publishTime: null }, 'scheduled'],
] as const)('calls $0 $2 (RTE-24)', (_name, post, is) => expect(postState(post, now, sydneyAndPerth)).toBe(is))
