// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SpecialDays } from './SpecialDays'

const shown = (state: string, closedOnHolidays = true, timeZone = 'Australia/Sydney') =>
  render(
    <SpecialDays
      days={[{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed', open: null, close: null }]}
      timeZone={timeZone}
      state={state}
      today="2026-11-26"
      closedOnHolidays={closedOnHolidays}
      problems={{}}
      onChange={() => undefined}
    />,
  ).container.querySelector('details')?.textContent

test.each([
  ['a state', 'NSW', 'Closed on 12 public holidays of NSW'],
  ['the substitute for a holiday on a weekend', 'NSW', 'Mon 28 Dec 2026: Boxing Day holiday'],
  ['days set year by year', 'Victoria', 'Not included: the Friday before the AFL Grand Final'],
  ['an unknown state', 'Atlantis', 'don’t recognise the state or region'],
  ['the date until which holidays are known', 'NSW', 'until Mon 31 Dec 2035'],
])('public holidays of a location are shown by date and name: $0 (LOC-15)', (_name, state, text) => expect(shown(state)).toContain(text))

test('public holidays of New Zealand are those of the region, without days already listed (LOC-15)', () => {
  const text = shown('Waikato', false, 'Pacific/Auckland')
  expect(text).toContain('Not listed:')
  expect(text).toContain('Mon 1 Feb 2027: Auckland Anniversary Day')
  expect(text).toContain('Fri 25 Jun 2027: Matariki')
  expect(text).not.toContain('25 Dec 2026')
})
