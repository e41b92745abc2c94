import type { OpeningHour } from '../entities/Location'
import type { UsualWeek } from './OnboardingAnswers'

type Day = readonly [open: string, close: string] | null

/** Monday to Friday, Saturday, Sunday. */
const weeks: Readonly<Record<UsualWeek, readonly [Day, Day, Day]>> = {
  weekdays: [['08:30', '17:30'], null, null],
  saturdayMorning: [['08:30', '17:30'], ['09:00', '13:00'], null],
  sixDays: [['08:30', '17:30'], ['09:00', '16:00'], null],
  sevenDays: [
    ['08:30', '17:30'],
    ['09:00', '17:00'],
    ['10:00', '16:00'],
  ],
}

/** The opening hours of a usual week, Sunday first (ENT-08). */
export const hoursOfWeek = (week: UsualWeek): OpeningHour[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const [working, saturday, sunday] = weeks[week]
    const day = weekday === 0 ? sunday : weekday === 6 ? saturday : working
    return day ? { weekday, status: 'Open', open: day[0], close: day[1] } : { weekday, status: 'Closed', open: null, close: null }
  })
