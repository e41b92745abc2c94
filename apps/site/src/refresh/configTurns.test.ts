import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { describe, expect, it } from 'vitest'
import { datesStartOrEnd } from './createExpirySchedule'

const minuteMs = 60_000

/** The minutes of a period, in UTC, at which a site's pages expire. */
const expiries = (content: { start: string; expiry: string }, from: string, minutes: number) => {
  const config = structuredClone(buildConfig())
  const [page] = config.pages.list
  Object.assign(page ?? {}, { blocks: [{ kind: 'banner', ...content }] })
  const at = (minute: number) => new Date(Date.parse(`${from}Z`) + minute * minuteMs).toISOString()
  return Array.from({ length: minutes }, (_, minute) => minute)
    .filter((minute) => datesStartOrEnd(config, momentInZone(at(minute), 'UTC'), momentInZone(at(minute - 1), 'UTC')))
    .map((minute) => at(minute).slice(0, 16))
}

describe('the page expiry detects when content of a site goes live and comes down (CNT-08)', () => {
  it('a banner with days changes at midnight of its first day, and after its last', () => {
    expect(expiries({ start: '2025-07-01', expiry: '2025-07-02' }, '2025-06-30T12:00', 4 * 1440)).toEqual([
      '2025-07-01T00:00',
      '2025-07-03T00:00',
    ])
  })

  it('a banner with times changes at these minutes', () => {
    expect(expiries({ start: '2025-07-05T08:00', expiry: '2025-07-05T17:30' }, '2025-07-04T12:00', 2 * 1440)).toEqual([
      '2025-07-05T08:00',
      '2025-07-05T17:30',
    ])
  })

  it('a change is detected, too, if the check was late', () => {
    const config = structuredClone(buildConfig())
    Object.assign(config.popups, { list: [{ start: '', expiryDate: '2025-07-05T17:30' }] })
    const day = (minutes: number) => ({ date: '2025-07-05', minutes })
    expect(datesStartOrEnd(config, day(1_060), day(1_040))).toBe(true)
    expect(datesStartOrEnd(config, day(1_080), day(1_060))).toBe(false)
  })
})
