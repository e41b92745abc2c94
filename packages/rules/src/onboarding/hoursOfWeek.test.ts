import { expect, it } from 'vitest'
import { hoursOfWeek, usualWeeks } from './OnboardingAnswers'

it.each([
  { week: 'weekdays', open: [1, 2, 3, 4, 5] },
  { week: 'saturdayMorning', open: [1, 2, 3, 4, 5, 6] },
  { week: 'sixDays', open: [1, 2, 3, 4, 5, 6] },
  { week: 'sevenDays', open: [0, 1, 2, 3, 4, 5, 6] },
] as const)('$week is open on the days $open (ENT-08)', ({ week, open }) => {
  expect(hoursOfWeek(week).flatMap(({ status, weekday }) => (status === 'Open' ? [weekday] : []))).toEqual(open)
})

it.each(usualWeeks)('%s has every day once, and times only on open days (ENT-08)', (week) => {
  const days = hoursOfWeek(week)
  expect(days.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (const { status, open, close } of days) {
    if (status === 'Open') expect(open !== null && close !== null && open < close).toBe(true)
    else expect([open, close]).toEqual([null, null])
  }
})
