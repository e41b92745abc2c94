// @vitest-environment jsdom
import { validateValues } from '@forecourt/schema/validation/validateValues'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openTestSession } from '../testing/openTestSession'
import { showInEditor } from '../testing/showField'
import { RefusedNotice } from './RefusedNotice'

beforeEach(() => void vi.useFakeTimers())

const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000))

/** A home page with photos, one of which has an unknown setting. */
const faulty = {
  pages: {
    list: [{ id: 'home', blocks: [{ id: 'photos', kind: 'photos', entries: [{ id: 'picture', title: 'New picture' }] }] }],
  },
} as const

test('A setting that keeps the draft from being saved is named by its place, and removing it saves the rest', async () => {
  const session = openTestSession({
    save: async (values, expectedRevision) => {
      const problems = validateValues(values)
      const [problem] = problems
      return problem
        ? { kind: 'refused', message: problem.message, problems }
        : { kind: 'saved', revision: expectedRevision + 1, savedAt: '2026-11-20T04:00:00.000Z' }
    },
  })
  showInEditor(<RefusedNotice />, session)
  session.set('/identity/tagline', 'Honest cars')
  session.draft.replace({ ...session.draft.state().values, ...faulty }, 'faulty')
  await rest()
  expect(session.draft.state().status).toBe('refused')
  const text = screen.getByRole('alert').textContent
  expect(text).toMatch(/Pages.*Photos.*Pictures/)
  expect(text).not.toMatch(/is not a setting of/)
  fireEvent.click(screen.getByRole('button', { name: 'Remove it' }))
  await rest()
  expect(session.draft.state()).toMatchObject({ status: 'saved', values: { identity: { tagline: 'Honest cars' } } })
  expect(screen.queryByRole('alert')).toBeNull()
})
