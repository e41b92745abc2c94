import { expect, it } from 'vitest'
import { shownTimes } from './shownTimes'

const perth = {
  simulatedTime: null,
  publishAt: null,
  offers: [],
  timeZone: 'Australia/Perth',
  now: '2026-11-30T00:00:00.000Z',
}
const saturday = '2026-12-05T00:00:00.000Z'

it('a link to a draft suggests no time if nothing is scheduled, and none that has passed (CFG-12)', () => {
  expect(shownTimes(perth)).toEqual([])
  expect(shownTimes({ ...perth, simulatedTime: '2026-11-29T00:00:00.000Z', publishAt: perth.now })).toEqual([])
})

it('a link to a draft suggests the time of the preview, the scheduled publication and the starts of offers, in this order (CFG-12)', () => {
  const offers = [
    { name: 'Boxing Day', startsOn: '2026-12-26', startTime: null },
    { name: 'Summer', startsOn: '2026-12-05', startTime: '08:00' },
    { name: 'Mats', startsOn: '2026-12-04', startTime: null },
    { name: 'Always', startsOn: null, startTime: null },
  ]
  expect(shownTimes({ ...perth, publishAt: saturday, offers })).toEqual([
    { instant: saturday, label: 'Sat 5 Dec, 8:00 am (Perth): scheduled changes go live' },
    { instant: '2026-12-03T16:00:00.000Z', label: 'Fri 4 Dec, 12:00 am (Perth): “Mats” goes live' },
    { instant: '2026-12-25T16:00:00.000Z', label: 'Sat 26 Dec, 12:00 am (Perth): “Boxing Day” goes live' },
  ])
  expect(shownTimes({ ...perth, simulatedTime: '2026-12-31T00:00:00.000Z', publishAt: saturday }).map(({ instant }) => instant)).toEqual([
    '2026-12-31T00:00:00.000Z',
    saturday,
  ])
})
