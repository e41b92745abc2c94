import { describe, expect, it } from 'vitest'
import type { OpeningHour } from '../entities/Location'
import { type EnteredSpecialDay, hoursProblems } from './hoursProblems'

const day = (open: string | null, close: string | null, weekday = 6): OpeningHour => ({ weekday, status: 'Open', open, close })
const closed = (weekday: number): OpeningHour => ({ weekday, status: 'Closed', open: null, close: null })
const holiday = (over: Partial<EnteredSpecialDay> = {}): EnteredSpecialDay => ({
  date: '2026-12-25',
  name: 'Christmas Day',
  status: 'Closed',
  open: null,
  close: null,
  ...over,
})

describe('the problems of a week', () => {
  it.each([
    ['nothing', [], []],
    ['a closed day', [closed(0)], []],
    ['an open day', [day('08:30', '17:00')], []],
    ['a day until midnight', [day('08:30', '24:00')], []],
    ['a minute', [day('08:30', '08:31')], []],
    ['no opening', [day(null, '17:00')], [['sales.6', 'Sales on Saturday needs an opening time, such as 8:30 am.']]],
    ['no closing', [day('08:30', 'late')], [['sales.6', 'Sales on Saturday needs a closing time, such as 5:30 pm.']]],
    [
      'past midnight',
      [day('18:00', '02:00')],
      [['sales.6', 'Sales on Saturday closes before it opens. Closing time can’t be after midnight.']],
    ],
    [
      'no time at all',
      [day('09:00', '09:00')],
      [['sales.6', 'Sales on Saturday opens and closes at the same time. Mark the day as closed instead.']],
    ],
    ['one day twice', [day('08:00', '12:00'), day('10:00', '17:00')], [['sales.6', 'The hours of Sales on Saturday overlap.']]],
    ['a lunch break', [day('13:00', '17:00'), day('08:00', '12:00')], []],
    ['no break between', [day('08:00', '12:00'), day('12:00', '17:00')], []],
    ['open and closed', [day('08:00', '12:00'), closed(6)], [['sales.6', 'Sales on Saturday is both open and closed.']]],
    [
      'five times a day',
      [8, 10, 12, 14, 16].map((hour) => day(`${hour}:00`, `${hour + 1}:00`)),
      [['sales.6', 'Sales on Saturday opens more than 4 times.']],
    ],
  ])('$0 (ENT-08)', (_name, hours, problems) => {
    expect(hoursProblems([{ department: 'sales', hours }], []).map(({ at, message }) => [at, message])).toEqual(problems)
  })

  it('the check of a week of opening hours reports a department that is listed twice (ENT-08)', () => {
    const week = { department: 'service' as const, hours: [] }
    expect(hoursProblems([week, week], []).map(({ message }) => message)).toEqual(['The hours of Service are listed twice.'])
  })
})

describe('the problems of special days', () => {
  it.each([
    { name: 'a closed holiday', days: [holiday()], message: undefined },
    { name: 'a short day', days: [holiday({ status: 'Open', open: '09:00', close: '12:00' })], message: undefined },
    { name: 'no date', days: [holiday({ date: '' })], message: 'Choose a date for the special day.' },
    { name: 'an invalid date', days: [holiday({ date: '2026-02-30' })], message: 'Choose a date for the special day.' },
    { name: 'no name', days: [holiday({ name: ' ' })], message: 'Enter a name for 25 Dec 2026, such as Christmas Day.' },
    { name: 'one date twice', days: [holiday(), holiday({ name: 'Christmas' })], message: '25 Dec 2026 is listed twice.' },
    {
      name: 'closing before opening',
      days: [holiday({ status: 'Open', open: '12:00', close: '09:00' })],
      message: 'Christmas Day closes before it opens. Closing time can’t be after midnight.',
    },
  ])('$name (ENT-09)', ({ days, message }) => expect(hoursProblems([], days)[0]?.message).toBe(message))
})
