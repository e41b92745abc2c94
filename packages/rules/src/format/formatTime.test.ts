import { expect, it } from 'vitest'
import { formatTime } from './formatDate'

it.each([
  { minutes: 0, text: '12:00am' },
  { minutes: 510, text: '8:30am' },
  { minutes: 719, text: '11:59am' },
  { minutes: 720, text: '12:00pm' },
  { minutes: 1050, text: '5:30pm' },
  { minutes: 1440, text: '12:00am' },
])('the time format writes minute $minutes of a day as $text (LOC-13)', ({ minutes, text }) => expect(formatTime(minutes)).toBe(text))
