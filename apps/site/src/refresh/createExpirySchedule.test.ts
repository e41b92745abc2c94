import { expect, it, vi } from 'vitest'
import { createExpirySchedule, type SiteClock } from './createExpirySchedule'

const site = (siteId: string, timeZone: string): SiteClock => ({ siteId, organisationId: 'o', timeZone })

it('the page expiry expires pages in the first second of a day on which an offer begins or ends, in the site’s time zone (OFR-01)', async () => {
  const clock = { now: Date.parse('2026-06-30T13:59:58Z') }
  const requested: string[] = []
  const refresh = vi.fn()
  const watch = createExpirySchedule({
    sites: async () => [site('sydney', 'Australia/Sydney'), site('perth', 'Australia/Perth'), site('quiet', 'Australia/Brisbane')],
    hasDatedChange: async ({ siteId }, { date }, before) => {
      if (date === before.date) return false
      requested.push(`${siteId} ${date}`)
      return siteId !== 'quiet'
    },
    refresh,
    now: () => clock.now,
  })
  for (let second = 0; second < 4; second++, clock.now += 1_000) {
    await watch()
    expect(refresh).toHaveBeenCalledTimes(second < 2 ? 0 : 1)
  }
  expect(requested).toEqual(['sydney 2026-07-01', 'quiet 2026-07-01'])
  clock.now = Date.parse('2026-06-30T16:00:00Z')
  await watch()
  expect(refresh.mock.calls.map(([{ siteId }]) => siteId)).toEqual(['sydney', 'perth'])
})

it('the page expiry checks again after a failure, so that it misses no end of an offer (OFR-01)', async () => {
  const clock = { now: Date.parse('2026-06-30T13:59:58Z') }
  const refresh = vi.fn()
  const hasDatedChange = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(true)
  const watch = createExpirySchedule({ sites: async () => [site('a', 'Australia/Sydney')], hasDatedChange, refresh, now: () => clock.now })
  await watch()
  clock.now += 5_000
  await expect(watch()).rejects.toThrow('away')
  await watch()
  await watch()
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('the page expiry checks at the start of each minute, including the minutes since the last check (RTE-24)', async () => {
  const clock = { now: Date.parse('2026-07-01T00:00:10Z') }
  const hasDatedChange = vi.fn(async () => false)
  const watch = createExpirySchedule({
    sites: async () => [site('a', 'Australia/Sydney')],
    hasDatedChange,
    refresh: vi.fn(),
    now: () => clock.now,
  })
  for (const seconds of [0, 30, 25, 400]) {
    clock.now += seconds * 1_000
    await watch()
  }
  const at = (minutes: number) => expect.objectContaining({ date: '2026-07-01', minutes })
  expect(hasDatedChange.mock.calls.map((call) => (call as unknown[]).slice(1))).toEqual([
    [at(601), at(600)],
    [at(607), at(601)],
  ])
})
