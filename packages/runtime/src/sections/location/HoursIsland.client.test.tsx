// @vitest-environment jsdom
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { departmentHours } from './departmentHours'
import { HoursIsland } from './HoursIsland.client'
import { HoursTables } from './HoursTables'

const now = '2026-03-05T02:00:00.000Z'
const weeks = departmentHours(buildLocation(), buildConfig(), { now, origin: 'https://cars.example', mode: 'live' })

it('a department chosen before hydration is shown afterwards (LOC-13, LOC-14)', async () => {
  renderHosted(
    <HoursIsland weeks={weeks} timeZone="Australia/Sydney">
      <HoursTables weeks={weeks} id="early" chosen={weeks[0]?.department} isToday={() => false} />
    </HoursIsland>,
    buildHost({ now: () => now }),
  )
  const early = screen.getByLabelText('Department')
  fireEvent.focusIn(early)
  fireEvent.change(early, { target: { value: 'service' } })
  await act(() => vi.waitUntil(() => !early.isConnected, { timeout: 30_000 }))
  expect(screen.getByRole('table', { name: 'Service opening hours' })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Sales opening hours' })).toBeNull()
})
