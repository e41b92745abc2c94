// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LocationDetail } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { LocationDraftCard, PublishBar } from './LocationDraftCard'

const site = (name: string, isLive: boolean) => ({ id: name, name, isLive })
const changed = { revision: 1, updatedAt: '2026-11-20T04:00:00.000Z', updatedBy: 'Nia', changes: ['Name: “A” → “B”'] }
const open = (sites: LocationDetail['sites'], draft: boolean, mayPublish = true) => {
  const location = { id: 'yard', slug: 'yard', sites, draft: draft ? changed : null } as unknown as LocationDetail
  renderInConsole(
    <LocationDraftCard location={location} isDirty={false} onChanged={() => {}} />,
    (permission) => mayPublish || permission !== 'location.publish',
  )
}
const previews = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('Publishing a location names the live sites it changes; sites that aren’t live only get a preview', () => {
  open([site('Karri Coast', true), site('Karri Copy', false)], true)
  expect(screen.getByText(/Publishing changes Karri Coast\./)).toBeTruthy()
  expect(previews()).toEqual(['Preview on Karri Coast', 'Preview on Karri Copy'])
})

test('A location without a live site is reported as shown on no site yet', () => {
  open([site('Karri Copy', false)], false)
  expect(screen.getByText(/^Shown on no site yet\./)).toBeTruthy()
  expect(previews()).toEqual(['Preview'])
})

test('A user who may publish a location sees the button; an editor sees who may publish it', async () => {
  open([site('Karri Coast', true)], true)
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
  cleanup()
  open([site('Karri Coast', true)], true, false)
  expect(screen.getByText('Your role can edit the draft. A publisher makes it live.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard draft' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('The bar of the form says that a saved draft isn’t live, and publishes it; unsaved values come first', async () => {
  const published: unknown[] = []
  answerCalls({
    'locations.publish': (input) => {
      published.push(input)
      return { id: 'yard', name: 'Yard' }
    },
  })
  const location = { id: 'yard', slug: 'yard', sites: [], draft: changed } as unknown as LocationDetail
  const onChanged = vi.fn()
  renderInConsole(<PublishBar location={location} isDirty={false} onChanged={onChanged} />, () => true)
  screen.getByText('Saved, not live yet.')
  fireEvent.click(await screen.findByRole('button', { name: 'Publish the draft' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(published).toEqual([{ id: 'yard', expectedRevision: 1 }])
  cleanup()
  renderInConsole(<PublishBar location={location} isDirty onChanged={onChanged} />, () => true)
  expect(screen.queryByText('Saved, not live yet.')).toBeNull()
})

test('A location’s draft shows which pages its publication changes (CFG-12)', async () => {
  const group = { changes: [{ kind: 'text', sentence: '“Open 9 to 5” becomes “Open 9 to 6”' }], pages: [{ kind: 'location', count: 2 }] }
  const found = { checked: 30, rendered: 30, total: 30, found: 2, changed: 2, complete: true, bytes: 0, tookMs: 9 }
  const forecast = { ...found, groups: [{ ...group, count: 2, settings: [], path: '/our-location/yard' }] }
  answerCalls({ 'locations.forecast': () => ({ sites: [{ siteId: 's1', name: 'Karri Coast', forecast }], left: 0 }) })
  open([site('Karri Coast', true)], true)
  expect(await screen.findByText('2 of 30 pages change')).toBeTruthy()
  expect(screen.getByText('“Open 9 to 5” becomes “Open 9 to 6”')).toBeTruthy()
})
