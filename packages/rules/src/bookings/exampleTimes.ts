import { addDays } from '../dates/calendarDate'
import type { PlaceTimes } from './PlaceTimes'

/** Free times as they might be, for previews, which look nothing up (API-14). `now`: ISO in UTC. */
export const exampleTimes = (locationId: string, now: string): PlaceTimes => ({
  locationId,
  name: 'this location',
  timeZone: 'Australia/Sydney',
  minutes: 30,
  confirmation: 'byPerson',
  days: [1, 2, 3, 4, 5].map((days) => ({ date: addDays(now.slice(0, 10), days), times: ['09:00', '10:30', '13:00', '15:30'] })),
})
