import { expect, it } from 'vitest'
import { bookableDays } from './bookableDays'

it('the booking form groups slots by day (API-14)', () => {
  expect(bookableDays(['2026-11-25T09:00', '2026-11-25T09:30', '2026-11-27T09:00'].map((local) => ({ local })))).toEqual([
    { date: '2026-11-25', times: ['09:00', '09:30'] },
    { date: '2026-11-27', times: ['09:00'] },
  ])
  expect(bookableDays([])).toEqual([])
})
