import { expect, it } from 'vitest'
import { hoursText } from './weekTable'

const day = (days: string, text: string) => ({ days, text })
const weekdays = day('Mon-Fri', '7:30am – 5:00pm')

it.each([
  [[weekdays, day('Saturday', 'Closed'), day('Sunday', 'Closed')], 'Open Mon-Fri 7:30am – 5:00pm, closed Saturday and Sunday'],
  [
    [weekdays, day('Saturday', 'By appointment only'), day('Sunday', 'Closed')],
    'Open Mon-Fri 7:30am – 5:00pm, Saturday By appointment only, closed Sunday',
  ],
  [
    [day('Monday', 'Closed'), day('Tuesday', '9:00am – 5:00pm'), day('Saturday', 'Closed'), day('Sunday', 'Closed')],
    'Open Tuesday 9:00am – 5:00pm, closed Monday, Saturday and Sunday',
  ],
  [[weekdays], 'Open Mon-Fri 7:30am – 5:00pm'],
  [[day('Mon-Fri', 'Closed')], 'Closed Mon-Fri'],
])('a location’s page summarises a week in one line (LOC-20): $1', (rows, text) => expect(hoursText(rows)).toBe(text))
