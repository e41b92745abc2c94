import { expect, it } from 'vitest'
import { timeLeftText } from './depositPromise'

const now = '2026-05-04T01:00:00.000Z'

it.each([
  { name: 'two days', until: '2026-05-06T01:00:00.000Z', text: '2 days left.' },
  { name: 'a day and some', until: '2026-05-05T02:30:00.000Z', text: '1 day 1 hour left.' },
  { name: 'hours', until: '2026-05-04T03:30:00.000Z', text: '2 hours 30 minutes left.' },
  { name: 'a minute', until: '2026-05-04T01:01:59.000Z', text: '1 minute left.' },
  { name: 'seconds', until: '2026-05-04T01:00:30.000Z', text: 'Less than a minute left.' },
  { name: 'over', until: '2026-05-04T00:58:00.000Z', text: 'Time’s up.' },
])('the checkout writes the remaining time of a hold (CHK-05): $name', ({ until, text }) => expect(timeLeftText(until, now)).toBe(text))
