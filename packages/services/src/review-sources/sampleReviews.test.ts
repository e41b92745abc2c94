import { addDays } from '@forecourt/rules/dates/calendarDate'
import { reviewProblems } from '@forecourt/rules/reviews/reviewProblems'
import { expect, it } from 'vitest'
import { sampleReviews } from './sampleReviews'

const on = async (day: string, place = 'harbour') =>
  (await sampleReviews(() => `${day}T02:00:00.000Z`)({ place, key: null, timeZone: 'Australia/Sydney' })).reviews
const days = Array.from({ length: 14 }, (_, index) => addDays('2026-03-02', index))

it('the sample review source returns the same reviews all day, and different ones for another place (ENT-14)', async () => {
  expect(await on('2026-03-02')).toEqual(await on('2026-03-02'))
  expect((await on('2026-03-02')).map(({ externalId }) => externalId)).not.toEqual(
    (await on('2026-03-02', 'valley')).map(({ externalId }) => externalId),
  )
})

it('the sample review source adds, changes and removes a review within two weeks', async () => {
  const seen = await Promise.all(days.map((day) => on(day)))
  const counts = seen.map((reviews) => reviews.length)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([7, 8])
  expect(seen.some((reviews) => reviews.some(({ text }) => text.includes('Update:')))).toBe(true)
  expect(seen.some((reviews) => reviews.every(({ text }) => !text.includes('Update:')))).toBe(true)
})

it('the sample review source returns only valid reviews', async () => {
  for (const day of days)
    for (const { externalId: _id, ...review } of await on(day))
      expect(reviewProblems({ ...review, imageKey: null, source: 'Sample' }, day)).toEqual([])
})
