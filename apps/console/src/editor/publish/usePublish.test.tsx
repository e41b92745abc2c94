// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { usePublish } from './usePublishingCall'

afterEach(() => void vi.unstubAllGlobals())

const start = (answer: (input: unknown) => unknown, options: Parameters<typeof openTestSession>[0] = {}) => {
  const publish = vi.fn(answer)
  answerCalls({ 'sites.publish': publish })
  const session = openTestSession(options)
  session.wentLive({ version: 3, config: session.state().config, publishedAt: '2026-11-20T04:00:00.000Z', author: 'Mia', note: '' })
  const { result } = renderHook(usePublish, { wrapper: ({ children }) => <EditorStage session={session}>{children}</EditorStage> })
  return { publish, session, result }
}
const publishResponse = (servers: readonly { ok: boolean }[]) => ({
  version: 4,
  publishedAt: '2026-11-20T05:00:00.000Z',
  message: 'Live.',
  servers,
  invited: 0,
})

test.each([
  { servers: [{ ok: true }], isFresh: true },
  { servers: [{ ok: true }, { ok: false }], isFresh: false },
])('Publishing saves the draft first, sends its revisions, and reports whether every server is up to date ($isFresh)', async (testCase) => {
  const { publish, session, result } = start(() => publishResponse(testCase.servers))
  act(() => session.set('/header/announcement', 'Open on Sunday'))
  await act(() => result.current.publish('A note', { locations: [{ id: 'place', revision: 2 }] }))
  const sent = {
    siteId: 's1',
    expectedRevision: 2,
    expectedVersion: 3,
    note: 'A note',
    reason: '',
    locations: [{ id: 'place', revision: 2 }],
  }
  expect(publish).toHaveBeenCalledWith(sent)
  const published = { version: 4, message: 'Live.', isFresh: testCase.isFresh, invited: 0, undoneBy: null }
  expect(result.current.publishing).toEqual({ step: 'done', published })
  expect(session.state().live).toMatchObject({ version: 4, author: 'you', note: 'A note' })
})

test('A draft that can’t be saved is not published, and the reason is shown', async () => {
  const save = async () => ({ kind: 'failed', message: 'The network is away.' }) as const
  const { publish, session, result } = start(() => publishResponse([]), { save })
  act(() => session.set('/header/announcement', 'Open on Sunday'))
  await act(() => result.current.publish(''))
  await waitFor(() => expect(result.current.publishing).toEqual({ step: 'confirming', failure: 'The network is away.', problems: [] }))
  expect(publish).not.toHaveBeenCalled()
  expect(session.state().live?.version).toBe(3)
})

test('A failed publication leaves the live version unchanged and can be retried', async () => {
  const { session, result } = start(() => {
    throw new Error('Away.')
  })
  await act(() => result.current.publish(''))
  expect(result.current.publishing).toMatchObject({ step: 'confirming', failure: expect.stringMatching(/\w/) })
  expect(session.state().live?.version).toBe(3)
})

test('A publication can be undone by the version before, unless locations were published with it', async () => {
  const { result } = start(() => publishResponse([]))
  await act(() => result.current.publish(''))
  expect(result.current.publishing).toMatchObject({ published: { version: 4, undoneBy: 3 } })
})
