import { expect, it } from 'vitest'
import { holdText } from './depositPromise'

it.each([
  { name: 'the usual two days in hours', hours: 48, text: '48 hours' },
  { name: 'one hour', hours: 1, text: '1 hour' },
  { name: 'more than two days in days', hours: 72, text: '3 days' },
  { name: 'the longest', hours: 336, text: '14 days' },
  { name: 'hours that make no whole days', hours: 50, text: '50 hours' },
])('the checkout writes how long a deposit holds the car: $name (CHK-05)', ({ hours, text }) => expect(holdText(hours)).toBe(text))
