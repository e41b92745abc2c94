// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { RolloutDialog } from '../rollout/RolloutDialog'
import { RolloutList } from '../rollout/RolloutList'
import { ReleaseList } from './ReleaseList'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const why = 'It hides the phone number.'
const about = { authorName: 'Mia', releasedAt: '2026-11-20T04:00:00.000Z', pinnedSites: 0, note: '', restored: null }
const layer = {
  ...{ id: 'plain', kind: 'template', name: 'Plain', organisationId: null, organisationName: null, revision: 2, draft: null },
  ...{ siteCount: 1, behindCount: 1, updatedAt: about.releasedAt, updatedBy: 'Mia' },
  releases: [
    { ...about, revision: 2 },
    { ...about, revision: 1 },
  ],
} as unknown as Parameters<typeof ReleaseList>[0]['layer']

const enterReason = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Why are you going back/ }), { target: { value: text } })
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('Going back to an earlier release of a layer needs a reason (CFG-12)', async () => {
  const restore = vi.fn((_input: unknown) => ({ revision: 3, releasedAt: about.releasedAt }))
  answerCalls({ 'layers.restore': restore })
  renderInConsole(<ReleaseList layer={layer} />)
  fireEvent.click(screen.getByRole('button', { name: 'Go back to this release' }))
  expect(isDisabled('Go back')).toBe(true)
  enterReason('Oops')
  expect(isDisabled('Go back')).toBe(true)
  enterReason(` ${why} `)
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }))
  await screen.findByText(/Revision 3 of Plain is released/)
  expect(restore).toHaveBeenCalledWith({ layerId: 'plain', revision: 1, expectedRevision: 2, reason: why })
})

const counts = { waiting: 0, published: 1, unchanged: 0, refused: 0, undone: 0, kept: 0, skipped: 0 }
const rollout = {
  ...{ id: 'r1', layerId: 'plain', revision: 2, note: '', authorName: 'Mia', createdAt: about.releasedAt },
  ...{ undoneAt: null, undoneBy: null, undoReason: '', counts, isUnfinished: false },
}

test('The undo of a roll-out needs a reason, which the list shows (CFG-12)', async () => {
  const undo = vi.fn((_input: unknown) => ({ id: 'r1' }))
  const undone = {
    ...rollout,
    undoneAt: about.releasedAt,
    undoneBy: 'Ana',
    undoReason: why,
    counts: { ...counts, published: 0, undone: 1 },
  }
  answerCalls({
    'rollouts.list': () => ({ rollouts: [undo.mock.calls.length === 0 ? rollout : undone] }),
    'rollouts.undo': undo,
    'rollouts.advance': () => undone,
  })
  renderInConsole(<RolloutList layer={layer} onChanged={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(isDisabled('Undo the roll-out')).toBe(true)
  enterReason(why)
  fireEvent.click(screen.getByRole('button', { name: 'Undo the roll-out' }))
  await screen.findByText(new RegExp(`Undone by Ana: ${why}$`))
  expect(undo).toHaveBeenCalledWith({ id: 'r1', reason: why })
})

test('A roll-out of a release that goes back to an earlier one starts with its reason as the note, and needs one (CFG-12)', async () => {
  const start = vi.fn((_input: unknown) => ({ id: 'r2', siteCount: 0 }))
  answerCalls({ 'rollouts.start': start, 'rollouts.advance': () => rollout, 'rollouts.sites': () => ({ sites: [] }) })
  const releases = [{ ...about, revision: 3, restored: { revision: 1, reason: why } }, ...layer.releases]
  renderInConsole(<RolloutDialog layer={{ ...layer, revision: 3, releases }} sites={[]} onClose={() => {}} />)
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note for the sites/ })
  expect(note.value).toBe(why)
  fireEvent.change(note, { target: { value: '' } })
  expect(isDisabled('Roll out')).toBe(true)
  fireEvent.change(note, { target: { value: 'The phone number is hidden.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Roll out' }))
  await waitFor(() =>
    expect(start).toHaveBeenCalledWith({ layerId: 'plain', revision: 3, siteIds: [], note: 'The phone number is hidden.' }),
  )
})
