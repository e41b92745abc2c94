/** The days of the week as people here read them, Monday first; the number is the weekday, 0 = Sunday. */
export const weekdays = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 0, name: 'Sunday' },
] as const

export const nameOfWeekday = (weekday: number): string => weekdays.find((day) => day.weekday === weekday)?.name ?? ''
