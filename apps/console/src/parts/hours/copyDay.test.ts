import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { describe, expect, test } from 'vitest'
import { copyDay, usualDay, wholeWeek, withDay } from './copyDay'

const day = (weekday: number, open: string, close: string): OpeningHour => ({ weekday, status: 'Open', open, close })
const openDays = (hours: readonly OpeningHour[]) =>
  hours.filter(({ status }) => status === 'Open').map(({ weekday, open }) => [weekday, open])

describe('copyDay', () => {
  test('copyDay has seven days from Monday, closed where no hours are given', () => {
    expect(wholeWeek([day(3, '09:00', '17:00')]).map(({ weekday, status }) => [weekday, status])).toEqual([
      [1, 'Closed'],
      [2, 'Closed'],
      [3, 'Open'],
      [4, 'Closed'],
      [5, 'Closed'],
      [6, 'Closed'],
      [0, 'Closed'],
    ])
  })

  test.each([
    { name: 'to the other weekdays', to: [2, 3, 4, 5], open: [1, 2, 3, 4, 5] },
    { name: 'to one day', to: [6], open: [1, 6] },
    { name: 'to no day', to: [], open: [1] },
    { name: 'to itself', to: [1], open: [1] },
  ])('copyDay copies a day $name', ({ to, open }) => {
    expect(openDays(copyDay([day(1, '08:00', '17:00')], 1, to)).map(([weekday]) => weekday)).toEqual(open)
  })

  test('copyDay copies a closed day, too', () => {
    expect(openDays(copyDay([day(1, '08:00', '17:00')], 0, [1]))).toEqual([])
  })

  test('copyDay changes one day and keeps the others', () => {
    expect(openDays(withDay([day(1, '08:00', '17:00')], 2, [day(2, '09:00', '17:00')]))).toEqual([
      [1, '08:00'],
      [2, '09:00'],
    ])
  })

  test('copyDay opens a day with the hours of another day', () => {
    expect(usualDay([day(5, '07:00', '16:00')], 6)).toEqual([day(6, '07:00', '16:00')])
    expect(usualDay([], 6)).toEqual([day(6, '08:30', '17:30')])
  })

  test('copyDay copies and keeps several opening periods of a day (ENT-08)', () => {
    const lunch = [day(1, '08:30', '12:00'), day(1, '13:00', '17:00')]
    expect(openDays(copyDay(lunch, 1, [2]))).toEqual([
      [1, '08:30'],
      [1, '13:00'],
      [2, '08:30'],
      [2, '13:00'],
    ])
    expect(openDays(withDay(lunch, 2, [day(2, '09:00', '17:00')]))).toHaveLength(3)
    expect(usualDay(lunch, 6)).toEqual([day(6, '08:30', '12:00'), day(6, '13:00', '17:00')])
  })
})
