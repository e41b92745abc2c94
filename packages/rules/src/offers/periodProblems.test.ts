import { expect, it } from 'vitest'
import { comesDownText, goesLiveText, type OfferPeriod, periodProblems } from './offerPeriod'

const always: OfferPeriod = { startsOn: null, startTime: null, endsOn: null, endTime: null }

it.each<[at: readonly (keyof OfferPeriod)[], period: Partial<OfferPeriod>]>([
  [[], {}],
  [[], { startsOn: '2026-12-05', startTime: '08:00' }],
  [[], { startsOn: '2026-12-05', startTime: '08:00', endsOn: '2026-12-05' }],
  [[], { startsOn: '2026-12-05', startTime: '08:00', endsOn: '2026-12-05', endTime: '08:01' }],
  [[], { startsOn: '2026-12-05', startTime: '17:00', endsOn: '2026-12-06', endTime: '08:00' }],
  [['endTime'], { startsOn: '2026-12-05', startTime: '08:00', endsOn: '2026-12-05', endTime: '08:00' }],
  [['endTime'], { startsOn: '2026-12-05', endsOn: '2026-12-05', endTime: '00:00' }],
  [['endsOn'], { startsOn: '2026-12-06', endsOn: '2026-12-05', endTime: '17:00' }],
  [['startsOn'], { startTime: '08:00' }],
  [['endsOn'], { endTime: '17:00' }],
])('the days and times of an offer are wrong at %j: %j (OFR-01)', (at, period) => {
  expect(periodProblems({ ...always, ...period }).map(({ field }) => field)).toEqual(at)
})

it('an offer states the day, and the time if it has one, at which it goes live and comes down (OFR-01)', () => {
  expect([goesLiveText(always), comesDownText(always)]).toEqual([null, null])
  const timed = { startsOn: '2026-12-05', startTime: '08:00', endsOn: '2026-12-31', endTime: '17:30' }
  expect([goesLiveText(timed), comesDownText(timed)]).toEqual(['5 Dec 2026, 8:00 am', '31 Dec 2026, 5:30 pm'])
  const allDay = { ...timed, startTime: null, endTime: null }
  expect([goesLiveText(allDay), comesDownText(allDay)]).toEqual(['5 Dec 2026', '31 Dec 2026'])
})
