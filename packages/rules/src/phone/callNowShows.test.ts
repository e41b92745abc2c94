import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { callNowShows } from './callNowShows'

const inHours = buildConfig({ phone: { callNowInHoursOnly: true } })
const perth = buildLocation({ timeZone: 'Australia/Perth' })
const holiday = buildLocation({ specialDays: [{ date: '2026-03-11', name: 'Stocktake', status: 'Closed', startAt: null, endAt: null }] })

it.each([
  { name: 'a minute before opening in Sydney', location: buildLocation(), now: '2026-03-10T21:29:00Z', shown: false },
  { name: 'the opening minute', location: buildLocation(), now: '2026-03-10T21:30:00Z', shown: true },
  { name: 'the last minute', location: buildLocation(), now: '2026-03-11T06:29:00Z', shown: true },
  { name: 'the closing minute', location: buildLocation(), now: '2026-03-11T06:30:00Z', shown: false },
  { name: 'the same instant in Perth, three hours behind', location: perth, now: '2026-03-11T06:30:00Z', shown: true },
  { name: 'Perth’s own closing minute', location: perth, now: '2026-03-11T09:30:00Z', shown: false },
  { name: 'Sunday', location: buildLocation(), now: '2026-03-15T02:00:00Z', shown: false },
  { name: 'a closed special day', location: holiday, now: '2026-03-11T02:00:00Z', shown: false },
  { name: 'a place without hours', location: buildLocation({ departments: [] }), now: '2026-03-11T02:00:00Z', shown: false },
  { name: 'none', location: null, now: '2026-03-11T02:00:00Z', shown: false },
])('the header shows Call Now only in opening hours, if the site’s setting is on (UI-05, LOC-16): $name', ({ location, now, shown }) => {
  expect(callNowShows(inHours, location, now)).toBe(shown)
  expect(callNowShows(buildConfig(), location, now)).toBe(true)
})
