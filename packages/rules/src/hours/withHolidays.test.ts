import { expect, it } from 'vitest'
import type { Location } from '../entities/Location'
import { buildLocation } from '../testing/buildLocation'
import { openNow } from './openNow'
import { withHolidays } from './withHolidays'

const now = '2026-12-24T00:00:00Z'
const open = {
  date: '2026-12-26',
  name: 'Boxing Day sale',
  status: 'Open',
  startAt: '2026-12-25T22:00:00Z',
  endAt: '2026-12-26T05:00:00Z',
} as const
const address = buildLocation().address
const holidayTexts = (place: Partial<Location>) =>
  withHolidays(buildLocation({ closedOnHolidays: true, ...place }), now).specialDays.map(
    ({ date, name, status }) => `${date} ${name}: ${status}`,
  )

it.each([
  { name: 'the country’s', place: {}, has: '2026-12-25 Christmas Day: Closed' },
  { name: 'the state’s', place: {}, has: '2027-06-14 King’s Birthday: Closed' },
  { name: 'not another state’s', place: {}, lacks: 'Melbourne Cup' },
  { name: 'not those of a part of the state', place: { address: { ...address, state: 'QLD' } }, lacks: 'Brisbane' },
  {
    name: 'New Zealand’s',
    place: { timeZone: 'Pacific/Auckland', address: { ...address, state: 'Waikato' } },
    has: 'Waitangi Day: Closed',
  },
  {
    name: 'special hours of the location replace a holiday',
    place: { specialDays: [open] },
    has: '2026-12-26 Boxing Day sale: Open',
    lacks: 'Boxing Day: Closed',
  },
  { name: 'none if the location doesn’t close on holidays', place: { closedOnHolidays: false }, lacks: 'Closed' },
] as const)('the calendar of a location fills in holidays by country and state (LOC-15, ENT-09): $name', ({ place, ...whereWhen }) => {
  const days = holidayTexts(place).join('\n')
  if ('has' in whereWhen) expect(days).toContain(whereWhen.has)
  if ('lacks' in whereWhen) expect(days).not.toContain(whereWhen.lacks)
})

it('the calendar closes a location on a holiday (LOC-15)', () => {
  const christmas = '2026-12-25T01:00:00Z'
  const place = withHolidays(buildLocation({ closedOnHolidays: true }), christmas)
  expect(openNow(place, 'sales', christmas).open).toBe(false)
  expect(openNow(buildLocation(), 'sales', christmas).open).toBe(true)
})
