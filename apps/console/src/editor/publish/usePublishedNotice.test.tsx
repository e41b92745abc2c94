// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, Refusal } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { PublishButton } from './PublishButton'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rollBack = vi.fn((_input: { readonly reason: string }) => ({
  version: 3,
  publishedAt: '2026-11-20T06:00:00.000Z',
  servers: [],
  message: 'Version 3 is live.',
}))

const publishWith = async (servers: readonly { ok: boolean }[], invited = 0) => {
  answerCalls({
    'sites.publish': () => ({
      version: 4,
      publishedAt: '2026-11-20T05:00:00.000Z',
      message: 'Version 4 is live. One server is late.',
      servers,
      invited,
    }),
    'sites.rollBack': (input) => rollBack(input as { readonly reason: string }),
    'sites.compareVersions': () => ({
      changes: [
        {
          pointer: '/header/announcement',
          where: 'Header › Announcement',
          group: 'Header',
          sentence: 'Announcement: “Open on Sunday” → empty',
        },
      ],
    }),
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
  expect(rollBack).toHaveBeenCalledWith({ siteId: 's1', version: 3, expectedVersion: 4, reason: '' })
  expect(session.catchUp).toHaveBeenCalledWith(3)
})

test('Undoing a publication asks for a reason if the version before has legal warnings, and nothing changes without one (LEG-02)', async () => {
  const message = 'Say why this is all right, in a sentence.'
  rollBack.mockImplementationOnce(() => {
    throw new Refusal('BAD_REQUEST', message, { reason: message })
  })
  const session = await publishWith([{ ok: true }])
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Go back to version 3?' }))
  dialog.getByText(/^Shoppers of Karri Coast will see version 3 from their next click/)
  await dialog.findByText('Announcement: “Open on Sunday” → empty')
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Roll back to version 3' })
  expect(confirm.disabled).toBe(true)
  expect(session.catchUp).not.toHaveBeenCalled()
  fireEvent.change(dialog.getByRole('textbox', { name: /^Why are these legal warnings all right/ }), {
    target: { value: 'It is the slogan of the group.' },
  })
  fireEvent.click(confirm)
  await screen.findByText('Version 3 is live. Your changes are still in the draft.')
  expect(rollBack).toHaveBeenLastCalledWith({ siteId: 's1', version: 3, expectedVersion: 4, reason: 'It is the slogan of the group.' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('The notice of a publication says which servers are late', async () => {
  await publishWith([{ ok: false }])
  await screen.findByText('Version 4 is live. One server is late.')
})

test('The notice of a first publication says who was invited', async () => {
  await publishWith([{ ok: true }], 2)
  await screen.findByText('Version 4 is live. Shoppers see it now. 2 people were invited to the console.')
})

test('Before a new site first goes live, the editor says who is invited and what is missing, and links to its settings (CFG-01)', async () => {
  const unpriced = {
    ...{ id: 'prices', title: 'What the prices include is known', text: '9 cars have no price on the site.', done: false, optional: false },
    ...{ place: { page: 'import', feedId: 'f', runId: 'r' }, action: 'Answer' },
  }
  const leads = {
    ...{ id: 'leads', title: 'Someone is notified about leads', text: 'No one is notified.', done: false, optional: false },
    ...{ place: { page: 'editor', at: '/leads/notify' }, action: 'Add people' },
  }
  const done = { ...leads, id: 'licence', text: 'It is shown in the footer.', done: true }
  answerCalls({
    'onboarding.checklist': () => ({ siteName: 'Karri', organisationId: 'o1', address: '', items: [unpriced, leads, done] }),
    'onboarding.invitations': () => [{ name: 'Ana', role: 'sales' }],
  })
  renderInConsole(
    <EditorStage session={openTestSession()}>
      <PublishButton />
    </EditorStage>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Publish/ }))
  await screen.findByText('1 person gets an invitation to the console by email: Ana.')
  await screen.findByText(/9 cars have no price on the site\./)
  expect(screen.queryByText(/It is shown in the footer/)).toBeNull()
  screen.getByRole('button', { name: 'Add people: Someone is notified about leads' })
})
