// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { departmentHours } from './departmentHours'
import { HoursPanel } from './HoursPanel.client'

const hostAt = (now: string) => buildHost({ now: () => now })

const location = buildLocation()
const cachedOn = (now: string) => departmentHours(location, buildConfig(), { now, origin: 'https://cars.example', mode: 'live' })
const show = (shownAt: string, cachedAt = shownAt) =>
  renderHosted(<HoursPanel weeks={cachedOn(cachedAt)} timeZone={location.timeZone} />, hostAt(shownAt))
const todayRow = () => screen.getByText('Today').closest('tr')?.textContent

describe('HoursPanel', () => {
  it('HoursPanel shows one department at a time and switches with the select (LOC-13, LOC-14)', () => {
    show('2026-03-05T02:00:00.000Z')
    expect(screen.getByRole('table', { name: 'Sales opening hours' })).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Service opening hours' })).toBeNull()
    fireEvent.change(screen.getByLabelText('Department'), { target: { value: 'service' } })
    expect(screen.getByRole('table', { name: 'Service opening hours' })).toBeTruthy()
    expect(screen.queryByRole('table', { name: 'Sales opening hours' })).toBeNull()
  })

  it('HoursPanel marks today in the location’s own time zone, even on a page cached yesterday (LOC-16)', () => {
    // Friday evening in UTC is Saturday morning in Sydney.
    show('2026-03-06T22:00:00.000Z', '2026-03-05T02:00:00.000Z')
    expect(screen.getAllByText('Today')).toHaveLength(2)
    cleanup()
    renderHosted(
      <HoursPanel weeks={cachedOn('2026-03-05T02:00:00.000Z').slice(0, 1)} timeZone={location.timeZone} />,
      hostAt('2026-03-06T22:00:00.000Z'),
    )
    expect(todayRow()).toContain('Saturday')
    expect(screen.queryByLabelText('Department')).toBeNull()
  })

  it('HoursPanel marks a special day instead of the usual one, with its name as separate text (LOC-15)', () => {
    const holiday = buildLocation({
      specialDays: [{ date: '2026-03-09', name: 'Labour Day', status: 'Closed', startAt: null, endAt: null }],
    })
    const weeksOf = (now: string) =>
      departmentHours(holiday, buildConfig(), { now, origin: 'https://cars.example', mode: 'live' }).slice(0, 1)
    const showWeeks = (now: string, cachedAt: string) =>
      renderHosted(<HoursPanel weeks={weeksOf(cachedAt)} timeZone={holiday.timeZone} />, hostAt(now))
    showWeeks('2026-03-09T02:00:00.000Z', '2026-03-09T02:00:00.000Z')
    expect(screen.getByRole('rowheader', { name: 'Mon 9 Mar 2026, Labour Day Today' })).toBeTruthy()
    expect(todayRow()).toContain('Closed')
    expect(screen.getByRole('rowheader', { name: 'Mon-Fri' })).toBeTruthy()
    cleanup()
    // In UTC it is still Sunday, which may be the time zone of travellers' browsers and of these tests.
    showWeeks('2026-03-08T22:00:00.000Z', '2026-03-08T22:00:00.000Z')
    expect(screen.getByRole('rowheader', { name: 'Mon 9 Mar 2026, Labour Day Today' })).toBeTruthy()
    cleanup()
    showWeeks('2026-03-10T02:00:00.000Z', '2026-03-09T02:00:00.000Z')
    expect(screen.getByRole('rowheader', { name: 'Mon-Fri Today' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Mon 9 Mar 2026, Labour Day' })).toBeTruthy()
  })

  it('HoursPanel can show today’s hours of one department only, also on a page cached yesterday (LOC-16)', () => {
    renderHosted(
      <HoursPanel weeks={cachedOn('2026-03-05T02:00:00.000Z')} timeZone={location.timeZone} todayOnly />,
      hostAt('2026-03-06T22:00:00.000Z'),
    )
    const saturday = cachedOn('2026-03-05T02:00:00.000Z')[0]?.rows.find(({ days }) => days === 'Saturday')
    expect(document.body.textContent).toBe(`Sales today ${saturday?.text}`)
  })
})
