import { describe, expect, it } from 'vitest'
import { goesLiveAt, type OfferPeriod, offerState } from './offerPeriod'

const always: OfferPeriod = { startsOn: null, startTime: null, endsOn: null, endTime: null }
const perth = ['Australia/Perth']
/** An instant of Perth's clock, which is always eight hours ahead of UTC. */
const inPerth = (local: string) => new Date(`${local}:00+08:00`).toISOString()

it.each<[period: Partial<OfferPeriod>, at: string | null]>([
  [{}, null],
  [{ startsOn: '2026-12-05' }, inPerth('2026-12-05T00:00')],
  [{ startsOn: '2026-12-05', startTime: '08:00' }, inPerth('2026-12-05T08:00')],
])('an offer with %j goes live at %s (OFR-01)', (period, at) => expect(goesLiveAt({ ...always, ...period }, 'Australia/Perth')).toBe(at))

describe('an offer runs from the minute it goes live to the minute it comes down, in the site’s time zone (OFR-01)', () => {
  it.each<[state: ReturnType<typeof offerState>, at: string, period: Partial<OfferPeriod>]>([
    ['running', '2026-06-15T12:00', {}],
    ['running', '2026-06-15T12:00', { startsOn: '2026-06-01', endsOn: '2026-06-30' }],
    ['running', '2026-06-15T00:00', { startsOn: '2026-06-15', endsOn: '2026-06-15' }],
    ['running', '2026-06-15T23:59', { startsOn: '2026-06-15', endsOn: '2026-06-15' }],
    ['upcoming', '2026-06-15T23:59', { startsOn: '2026-06-16' }],
    ['ended', '2026-06-15T00:00', { endsOn: '2026-06-14' }],
    ['upcoming', '2026-12-05T07:59', { startsOn: '2026-12-05', startTime: '08:00' }],
    ['running', '2026-12-05T08:00', { startsOn: '2026-12-05', startTime: '08:00' }],
    ['running', '2026-12-06T00:00', { startsOn: '2026-12-05', startTime: '08:00' }],
    ['running', '2026-12-31T16:59', { endsOn: '2026-12-31', endTime: '17:00' }],
    ['ended', '2026-12-31T17:00', { endsOn: '2026-12-31', endTime: '17:00' }],
    ['running', '2026-12-30T18:00', { endsOn: '2026-12-31', endTime: '17:00' }],
    ['ended', '2026-12-31T00:00', { endsOn: '2026-12-31', endTime: '00:00' }],
  ])('an offer is %s at %s with %j', (state, at, period) => {
    expect(offerState({ ...always, ...period }, inPerth(at), perth)).toBe(state)
  })

  it('an offer of sites in two time zones is live and ended once it is so in both', () => {
    const zones = ['Australia/Sydney', 'Australia/Perth']
    const period = { startsOn: '2026-06-05', startTime: '08:00', endsOn: '2026-06-06', endTime: '17:00' }
    expect(offerState(period, inPerth('2026-06-05T07:59'), zones)).toBe('upcoming')
    expect(offerState(period, inPerth('2026-06-05T08:00'), zones)).toBe('running')
    expect(offerState(period, inPerth('2026-06-06T16:59'), zones)).toBe('running')
    expect(offerState(period, inPerth('2026-06-06T17:00'), zones)).toBe('ended')
  })
})
