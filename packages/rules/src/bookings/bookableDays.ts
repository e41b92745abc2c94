import type { BookableDay } from './BookableDay'
import type { Slot } from './openSlots'

/** Slots by the days they are on (API-14). */
export const bookableDays = (slots: readonly Pick<Slot, 'local'>[]): BookableDay[] => {
  const days: { date: string; times: string[] }[] = []
  for (const { local } of slots) {
    const [date = '', time = ''] = local.split('T')
    const last = days.at(-1)
    if (last?.date === date) last.times.push(time)
    else days.push({ date, times: [time] })
  }
  return days
}
