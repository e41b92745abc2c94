// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { CarHistory } from './CarHistory'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = {
  ...{ id: 'entry1', action: 'update', source: 'user', sourceName: 'Nora', at: '2026-06-01T23:00:00.000Z' },
  ...{ changes: [], undone: false, undoes: null },
}

test.each([
  { name: 'a user', changes: {}, author: 'Nora' },
  { name: 'a user, of an undone change', changes: { undone: true }, author: 'Nora, undone since' },
  { name: 'a feed', changes: { id: null, source: 'feed', sourceName: 'Yard system' }, author: 'Feed “Yard system”' },
])('The history of a car names the author of each change: $name', async ({ changes, author }) => {
  answerCalls({ 'stock.history': () => ({ entries: [{ ...entry, ...changes }], total: 1, prices: [] }) })
  renderInConsole(<CarHistory car={{ id: 'car1' } as never} locationNames={new Map()} country="AU" isDirty={false} isLocked={false} />)
  expect((await screen.findByRole('listitem')).textContent).toContain(`${author}, `)
})
