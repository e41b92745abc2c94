import { expect, it } from 'vitest'
import { formatDate, formatMonth } from './formatDate'

it.each([
  { date: '2027-03-05', text: '5 Mar 2027', month: 'Mar 2027' },
  { date: '2026-09-30', text: '30 Sep 2026', month: 'Sep 2026' },
  { date: '2026-02-30', text: null, month: null },
  { date: 'next week', text: null, month: null },
])('the date format writes $date as $text (CAR-22)', ({ date, text, month }) => {
  expect(formatDate(date)).toBe(text)
  expect(formatMonth(date)).toBe(month)
})
