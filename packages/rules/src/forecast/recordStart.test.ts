import { expect, it } from 'vitest'
import { recordStart } from './recordStart'

it.each([
  ['an offer', { startsOn: '2026-12-05', startTime: '08:00' }, { startsOn: '2026-12-05', startTime: '08:00' }],
  ['an offer without a start', { startsOn: null, startTime: null }, { startsOn: null, startTime: null }],
  ['a post', { publishOn: '2026-12-05', publishTime: null }, { startsOn: '2026-12-05', startTime: null }],
  ['a post with a time', { publishOn: '2026-12-05', publishTime: '08:00' }, { startsOn: '2026-12-05', startTime: '08:00' }],
  ['a lender', { name: 'Bank' }, { startsOn: null, startTime: null }],
])('%s goes live at its start, or once it is saved (OFR-01, CNT-09)', (_record, values, start) => {
  expect(recordStart(values)).toEqual(start)
})
