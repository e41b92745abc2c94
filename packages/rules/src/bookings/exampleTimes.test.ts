import { expect, it } from 'vitest'
import { exampleTimes } from './bookableDays'

it('the example of free times shows the coming days (API-14)', () => {
  const { locationId, days } = exampleTimes('location-1', '2026-11-19T23:00:00.000Z')
  expect([locationId, days[0]?.date, days.length]).toEqual(['location-1', '2026-11-20', 5])
})
