import { lapseBookings } from '@forecourt/data/bookings/lapseBookings'
import { promiseDailyLists, promiseReminders } from '@forecourt/data/bookings/reminders/promiseReminders'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Sends booking reminders and the daily visit lists, and releases expired holds (ENQ-24). */
export const remindOfBookings: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'remindOfBookings',
  // Half a minute is precise enough.
  schedule: { everySeconds: 30 },
  async run({ db, now }) {
    const at = now()
    await lapseBookings(db, at)
    await promiseReminders(db, at)
    await promiseDailyLists(db, at)
  },
}
