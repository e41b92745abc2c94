import { lapseBookings } from '@forecourt/data/bookings/lapseBookings'
import { enqueueDailyLists, enqueueReminders } from '@forecourt/data/bookings/reminders/enqueueReminders'
import type { WorkerContext } from '../createWorkerContext'
import type { Task } from '../Task'

/** Sends booking reminders and the daily visit lists, and releases expired holds (ENQ-24). */
export const remindOfBookings: Task<Pick<WorkerContext, 'db' | 'now'>> = {
  name: 'remindOfBookings',
  // A reminder may be half a minute late.
  schedule: { everySeconds: 30 },
  async run({ db, now }) {
    const at = now()
    await lapseBookings(db, at)
    await enqueueReminders(db, at)
    await enqueueDailyLists(db, at)
  },
}
