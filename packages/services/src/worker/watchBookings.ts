import { lapseBookings } from '@forecourt/data/bookings/lapseBookings'
import { promiseDailyLists, promiseReminders } from '@forecourt/data/bookings/reminders/promiseReminders'
import type { Database } from '@forecourt/data/createDatabase'
import { startLoop } from './startLoop'

/** Poll interval in milliseconds; half a minute is precise enough. */
const pause = 30_000

/** Sends booking reminders and the daily visit lists, and releases expired holds (ENQ-24). Any number of workers may run. */
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
