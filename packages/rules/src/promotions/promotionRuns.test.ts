import { describe, expect, it } from 'vitest'
import { hasFairChances, promotionRuns } from './promotionRuns'

const prize = (chance: number) => ({ id: `p${chance}`, title: 'A prize', text: '', chance, quantity: 0 })
const draw = { prizes: [prize(10)], start: '2026-07-01', expiry: '2026-07-24' }

describe('promotionRuns (RTE-21)', () => {
  it.each([
    { name: 'the evening before, by the site’s clock', now: '2026-06-30T13:59:00Z', runs: false },
    { name: 'its first minute', now: '2026-06-30T14:00:00Z', runs: true },
    { name: 'its last minute', now: '2026-07-24T13:59:00Z', runs: true },
    { name: 'the minute after', now: '2026-07-24T14:00:00Z', runs: false },
  ])('promotionRuns at $name: $runs', ({ now, runs }) => expect(promotionRuns(draw, now, 'Australia/Sydney')).toBe(runs))

  it('promotionRuns has no end without a last day', () =>
    expect(promotionRuns({ ...draw, start: '', expiry: '' }, '2036-01-01T00:00:00Z', 'Australia/Sydney')).toBe(true))

  it.each([
    { name: 'no prizes', prizes: [], fair: false },
    { name: 'all chances', prizes: [prize(400), prize(600)], fair: true },
    { name: 'one chance too many', prizes: [prize(400), prize(601)], fair: false },
  ])('promotionRuns is fair with $name: $fair', ({ prizes, fair }) => {
    expect(hasFairChances({ prizes })).toBe(fair)
    expect(promotionRuns({ ...draw, prizes }, '2026-07-02T00:00:00Z', 'Australia/Sydney')).toBe(fair)
  })
})
