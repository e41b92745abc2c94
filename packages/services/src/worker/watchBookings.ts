import { lapseBookings } from '@forecourt/data/bookings/lapseBookings'
import { promiseDailyLists, promiseReminders } from '@forecourt/data/bookings/reminders/promiseReminders'
import type { Database } from '@forecourt/data/createDatabase'
import { startLoop } from './startLoop'

/** Poll interval: what is due within an hour can wait half a minute. Milliseconds. */
const pause = 30_000

/** Reminds those who come of their visit, tells each place in the morning who comes, and frees what was held for long enough (ENQ-24). Any number of workers may run. */
export const watchBookings = (db: Database, log: (line: string) => void): { stop(): Promise<void> } => ({
  stop: startLoop(
    async () => {
      const now = new Date().toISOString()
      await lapseBookings(db, now)
      await promiseReminders(db, now)
      await promiseDailyLists(db, now)
      return false
    },
    (error) => log(`What is booked could not be looked at: ${error instanceof Error ? error.message : error}`),
    pause,
  ),
})
