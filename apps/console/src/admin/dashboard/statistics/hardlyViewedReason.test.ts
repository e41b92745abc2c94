import { expect, test } from 'vitest'
import { hardlyViewedReason } from './hardlyViewedReason'

test.each([
  { impressions: 0, views: 0, reason: /^Not seen in any list/ },
  { impressions: 0, views: 1, reason: /^Opened from links only/ },
  { impressions: 120, views: 1, reason: /seldom opened/ },
])('A car seen $impressions times in lists and opened $views times has a reason among the hardly viewed', ({ reason, ...counts }) =>
  expect(hardlyViewedReason(counts)).toMatch(reason),
)
