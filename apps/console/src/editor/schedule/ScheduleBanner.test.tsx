// @vitest-environment jsdom
import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { ScheduleBanner } from './ScheduleBanner'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const waiting = { id: 'waiting', publishAt: '2026-06-01T21:00:00.000Z', expectedRevision: 1, note: '', obstacle: null }
const obstacle = (kind: 'conflict' | 'invalid') => ({ kind, message: 'The menu was changed.', conflicts: [] })
const [later, soon, over] = ['2026-05-30T02:00:00.000Z', '2026-06-01T20:48:00.000Z', '2026-06-01T21:00:01.000Z']
const usual = ['Change time', 'Cancel schedule']

test.each([
  { name: 'waits', now: later, given: {}, message: /^Goes live .*9:00 am/, buttons: usual },
  { name: 'is soon', now: soon, given: {}, message: /^Goes live in 12 minutes, .*9:00 am/, buttons: usual },
  { name: 'is due', now: over, given: {}, message: /^Going live now…$/, buttons: [] },
  {
    name: 'has a conflict',
    now: later,
    given: { obstacle: obstacle('conflict') },
    message: /The menu was changed\.$/,
    buttons: ['Choose', ...usual],
  },
  {
    name: 'is invalid',
    now: later,
    given: { obstacle: obstacle('invalid') },
    message: /The menu was changed\.$/,
    buttons: ['Schedule this draft instead', ...usual],
  },
  {
    name: 'is older than the draft',
    now: later,
    given: { expectedRevision: 0 },
    message: /Your later edits stay in the draft\.$/,
    buttons: ['Schedule this draft instead', ...usual],
  },
])(
  'A scheduled publication that $name shows its time in the site’s time zone, and its actions to users who may publish',
  ({ now, given, message, buttons }) => {
    vi.useFakeTimers({ now: new Date(now) })
    for (const mayEdit of [true, false]) {
      const session = openTestSession({ values: { identity: { timeZone: 'Pacific/Auckland' } }, mayEdit })
      act(() => session.scheduleChanged({ ...waiting, ...given } as unknown as Schedule))
      render(
        <EditorStage session={session}>
          <ScheduleBanner />
        </EditorStage>,
      )
      expect(screen.getByRole('alert').textContent?.replace(/(?:Choose|Schedule this|Change time|Don’t).*$/, '')).toMatch(message)
      expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(mayEdit ? buttons : [])
      cleanup()
    }
  },
)
