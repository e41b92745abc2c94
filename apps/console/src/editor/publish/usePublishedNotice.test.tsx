// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { PublishButton } from './PublishButton'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rollBack = vi.fn((_input: unknown) => ({
  version: 3,
  publishedAt: '2026-11-20T06:00:00.000Z',
  servers: [],
  message: 'Version 3 is live.',
}))

const publishWith = async (servers: readonly { ok: boolean }[]) => {
  answerCalls({
    'sites.publish': () => ({
      version: 4,
      publishedAt: '2026-11-20T05:00:00.000Z',
      message: 'Version 4 is live. One server is late.',
      servers,
    }),
    'sites.rollBack': rollBack,
  })
  const session = openTestSession()
  session.wentLive({ version: 3, config: session.state().config, publishedAt: '2026-11-20T04:00:00.000Z', author: 'Mia', note: '' })
  session.set('/header/announcement', 'Open on Sunday')
  session.flush()
  vi.spyOn(session, 'catchUp').mockResolvedValue()
  renderInConsole(
    <EditorStage session={session}>
      <PublishButton />
    </EditorStage>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Publish 1 change/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  return session
}

test('A publication closes the dialog, and a notice says what is live; undoing goes back to the version before', async () => {
  const session = await publishWith([{ ok: true }])
  await screen.findByText('Version 4 is live. Shoppers see it now.')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Version 3 is live. Your changes are still in the draft.')
  expect(rollBack).toHaveBeenCalledWith({ siteId: 's1', version: 3, expectedVersion: 4 })
  expect(session.catchUp).toHaveBeenCalledWith(3)
})

test('The notice of a publication says which servers are late', async () => {
  await publishWith([{ ok: false }])
  await screen.findByText('Version 4 is live. One server is late.')
})
