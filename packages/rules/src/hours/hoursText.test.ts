import { expect, it } from 'vitest'
import { hoursText } from './hoursText'

const day = (days: string, text: string) => ({ days, text })
const weekdays = day('Mon-Fri', '7:30am – 5:00pm')

it.each([
  {
    rows: [weekdays, day('Saturday', 'Closed'), day('Sunday', 'Closed')],
    text: 'Open Mon-Fri 7:30am – 5:00pm, closed Saturday and Sunday',
  },
  {
    rows: [weekdays, day('Saturday', 'By appointment only'), day('Sunday', 'Closed')],
    text: 'Open Mon-Fri 7:30am – 5:00pm, Saturday By appointment only, closed Sunday',
  },
  {
    rows: [day('Monday', 'Closed'), day('Tuesday', '9:00am – 5:00pm'), day('Saturday', 'Closed'), day('Sunday', 'Closed')],
    text: 'Open Tuesday 9:00am – 5:00pm, closed Monday, Saturday and Sunday',
  },
  { rows: [weekdays], text: 'Open Mon-Fri 7:30am – 5:00pm' },
  { rows: [day('Mon-Fri', 'Closed')], text: 'Closed Mon-Fri' },
])('says a week in a line (LOC-20): $text', ({ rows, text }) => expect(hoursText(rows)).toBe(text))
