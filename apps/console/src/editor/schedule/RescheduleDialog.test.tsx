// @vitest-environment jsdom
import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { RescheduleDialog } from './RescheduleDialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  { timeZone: 'Pacific/Auckland', place: 'Auckland', date: '2040-06-02', time: '09:00', moved: '2040-06-01T22:30:00.000Z' },
  { timeZone: 'Australia/Perth', place: 'Perth', date: '2040-06-02', time: '05:00', moved: '2040-06-02T02:30:00.000Z' },
] as const)(
  'A scheduled publication is shown and rescheduled in the site’s time zone ($timeZone)',
  async ({ timeZone, place, date, time, moved }) => {
    const schedule = { id: 'waiting', publishAt: '2040-06-01T21:00:00.000Z' } as Schedule
    const move = vi.fn((_input: unknown) => ({ schedule: null }))
    answerCalls({ 'schedules.move': move })
    const onClose = vi.fn()
    render(
      <EditorStage session={openTestSession({ values: { identity: { timeZone } } })}>
        <RescheduleDialog schedule={schedule} onClose={onClose} />
      </EditorStage>,
    )
    const [dateField, timeField] = [
      screen.getByLabelText('Date'),
      screen.getByLabelText(new RegExp(`^Time in ${place}`)),
    ] as HTMLInputElement[]
    expect([dateField?.value, timeField?.value]).toEqual([date, time])
    fireEvent.change(timeField as HTMLInputElement, { target: { value: '10:30' } })
    fireEvent.click(screen.getByRole('button', { name: 'Change time' }))
    await waitFor(() => expect(move).toHaveBeenCalledWith({ siteId: 's1', id: 'waiting', publishAt: moved }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  },
)
