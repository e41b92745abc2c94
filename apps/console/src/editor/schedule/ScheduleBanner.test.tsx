// @vitest-environment jsdom
import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import { reasonMissing } from '@forecourt/rules/compliance/waivers'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, Refusal } from '../../client/testing/answerCalls'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { ScheduleBanner } from './ScheduleBanner'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

test('Scheduling a draft with legal warnings instead asks for a reason, which is sent with it (LEG-02)', async () => {
  const create = vi.fn(({ reason }: { readonly reason: string }) => {
    if (reason === '') throw new Refusal('BAD_REQUEST', reasonMissing, { reason: reasonMissing })
    return { schedule: null }
  })
  answerCalls({ 'schedules.create': create as never })
  const session = openTestSession()
  act(() => session.scheduleChanged({ ...waiting, publishAt: '2126-06-01T21:00:00.000Z', expectedRevision: 0 } as unknown as Schedule))
  render(
    <EditorStage session={session}>
      <ScheduleBanner />
    </EditorStage>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Schedule this draft instead' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This draft has legal warnings' }))
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Schedule anyway' }).disabled).toBe(true)
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It is the slogan of the group.' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule anyway' }))
  await waitFor(() => expect(create.mock.lastCall?.[0]).toMatchObject({ reason: 'It is the slogan of the group.', replaces: 'waiting' }))
})
