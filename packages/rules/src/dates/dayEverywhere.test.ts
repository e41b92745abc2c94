import { describe, expect, it } from 'vitest'
import { dayEverywhere } from './siteDay'

describe('the latest day that has begun in all time zones (RTE-24, OFR-01)', () => {
  it.each([
    ['2026-11-22T12:59:00Z', ['Australia/Sydney'], '2026-11-22'],
    ['2026-11-22T13:00:00Z', ['Australia/Sydney'], '2026-11-23'],
    ['2026-11-22T13:00:00Z', ['Australia/Sydney', 'Australia/Perth'], '2026-11-22'],
    ['2026-11-22T13:00:00Z', ['Australia/Perth', 'Pacific/Auckland'], '2026-11-22'],
    ['2026-11-22T16:00:00Z', ['Australia/Perth', 'Pacific/Auckland'], '2026-11-23'],
    ['2026-11-22T13:00:00Z', [], '2026-11-23'],
  ])('the latest day that has begun in all time zones at %s in %j is %s', (instant, zones, day) =>
    expect(dayEverywhere(instant, zones)).toBe(day),
  )
})
